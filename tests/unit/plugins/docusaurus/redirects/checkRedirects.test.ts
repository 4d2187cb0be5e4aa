import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRedirects, hasId } from '../../../../../plugins/docusaurus/redirects/checkRedirects';
import {
  parseRedirects,
  parseRoutes,
} from '../../../../../plugins/docusaurus/redirects/parseRedirects';

const built = new Set(['/', '/home', '/tutorial', '/understanding', '/understanding/zen']);
const planned = new Set(['/home', '/agents']);

function check(text: string) {
  return checkRedirects(parseRedirects(text).redirects, { built, planned });
}

function messages(text: string) {
  return check(text).problems.map(({ line, message }) => `${line} ${message}`);
}

describe('checkRedirects', () => {
  test('keeps redirects to pages, anchors, queries and other hosts', () => {
    const { live, heldBack, problems } = check(
      '/a /home\n/b /tutorial#x\n/c /home?y=1\n/d https://stack.convex.dev/\n/e /\n',
    );
    expect(problems).toEqual([]);
    expect(heldBack).toEqual([]);
    expect(live.map(({ from }) => from)).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });

  test('leaves out redirects to a planned page', () => {
    const { live, heldBack, problems } = check('/a /agents#x\n/b /home\n');
    expect(problems).toEqual([]);
    expect(live.map(({ from }) => from)).toEqual(['/b']);
    expect(heldBack.map(({ from }) => from)).toEqual(['/a']);
  });

  test('lets a wildcard cover pages, as a page is answered first', () => {
    const { live, problems } = check('/understanding/* /home\n/zen /understanding/zen\n');
    expect(problems).toEqual([]);
    expect(live).toHaveLength(2);
  });

  test.each([
    [
      'a source given twice',
      '/a /home\n/a /tutorial\n',
      '2 /a is redirected twice, first on line 1',
    ],
    ['a wildcard given twice', '/a/* /home\n/a/* /tutorial\n', '2 /a/* is redirected twice'],
    ['a source that hides a page', '/tutorial /home\n', '1 /tutorial is a page of the site'],
    ['a source that hides a planned page', '/agents /home\n', '1 /agents is a planned page'],
    [
      'a dead target',
      '/a /tutorail\n',
      '1 The target /tutorail of /a is neither built nor planned. Did you mean /tutorial?',
    ],
    ['a dead target like no page', '/a /zzzzzzzzz\n', 'Point it at a page of the site.'],
    ['a redirect to itself', '/a /a\n', '1 /a leads back to itself'],
    ['a wildcard to below itself', '/a/* /a/b\n', '1 /a/* leads back to itself'],
    [
      'a chain',
      '/a /b\n/b /home\n',
      '1 /a leads to /b, which line 2 redirects again. Point it straight at /home.',
    ],
    ['a chain through an anchor', '/a /b#x\n/b /home\n', '1 /a leads to /b, which line 2'],
    [
      'a chain through a wildcard',
      '/a /old/x\n/old/* /home\n',
      '1 /a leads to /old/x, which line 2',
    ],
  ])('finds %s', (_, text, message) => {
    const found = messages(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  test('finds a loop from both its ends', () => {
    expect(messages('/a /b\n/b /a\n')).toEqual([
      expect.stringContaining('1 /a and /b (line 2) form a loop'),
      expect.stringContaining('2 /b and /a (line 1) form a loop'),
    ]);
  });

  test('finds no fault in the list of the site once every planned page is built', () => {
    const read = (name: string) => readFileSync(`plugins/docusaurus/redirects/${name}`, 'utf8');
    const { redirects } = parseRedirects(read('redirects.txt'));
    const routes = new Set(parseRoutes(read('planned-routes.txt')).routes);
    // The pages of the reference follow from the package; the build checks redirects to them.
    const reference = redirects
      .map(({ to }) => to.split('#', 1)[0] ?? to)
      .filter((to) => to.startsWith('/api/'));
    const { live, heldBack, problems } = checkRedirects(redirects, {
      built: new Set([...routes, ...reference]),
      planned: routes,
    });
    expect(problems).toEqual([]);
    expect(heldBack).toEqual([]);
    expect(live).toHaveLength(redirects.length);
    expect(live.length).toBeGreaterThan(100);
  });
});

describe('hasId', () => {
  test.each(['<h2 id="a.b">', "<h2 id='a.b'>", '<h2 id=a.b>', '<h2 class=x id=a.b data-y>'])(
    'finds the id in %s',
    (html) => expect(hasId(html, 'a.b')).toBe(true),
  );

  test.each(['<h2 id="a.bc">', '<h2 id=a.bc>', '<h2 data-id="a.b">', '<h2 id="axb">', 'id="a.b"'])(
    'does not find it in %s',
    (html) => expect(hasId(html, 'a.b')).toBe(false),
  );
});
