import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  formatAddresses,
  joinAddresses,
  lostAddresses,
  parseAddresses,
} from '../../../../plugins/content/data/addresses';
import { checkRedirects, hasId, parseRedirects } from '../../../../plugins/content/data/redirects';
import { product } from '../../../../src/site/product';

describe('parseRedirects', () => {
  test('reads paths and other hosts, and skips comments', () => {
    const text = '# old\n/a\t/b#c\n\n/old   /new\n/x https://stack.convex.dev/x\n';
    expect(parseRedirects(text)).toEqual({
      redirects: [
        { from: '/a', to: '/b#c', line: 2 },
        { from: '/old', to: '/new', line: 4 },
        { from: '/x', to: 'https://stack.convex.dev/x', line: 5 },
      ],
      problems: [],
    });
  });

  test.each([
    ['/a', 'is not two paths'],
    ['/a /b /c', 'is not two paths'],
    ['a /b', 'Write /a.'],
    ['/a?x=1 /b', 'has a query or an anchor'],
    ['/a#x /b', 'has a query or an anchor'],
    ['/a/* /c', 'contains a *. Write a line for each path.'],
    ['/ /home', 'would redirect the start of the site'],
    ['/a/ /b', 'Write /a, which covers both'],
    ['/a//b /b', 'an empty or dotted part'],
    ['/a/../b /b', 'an empty or dotted part'],
    ['/a/.. /b', 'an empty or dotted part'],
    ['/a b', 'neither a route nor an https URL'],
    ['/a //evil.example', 'neither a route nor an https URL'],
    ['/a http://b.example', 'is not https'],
    ['/a javascript:alert(1)', 'is not https'],
    ['/a https://', 'is not a valid URL'],
    ['/a /b/', 'ends with a slash'],
    ['/a /b/#c', 'ends with a slash'],
    ['/a /b/*', 'contains a *'],
  ])('rejects "%s"', (line, message) => {
    const { redirects, problems } = parseRedirects(`# list\n${line}\n`);
    expect(redirects).toEqual([]);
    expect(problems).toEqual([{ line: 2, message: expect.stringContaining(message) }]);
  });

  test('reads the whole list of the site', () => {
    const { redirects, problems } = parseRedirects(
      readFileSync('plugins/content/data/redirects.txt', 'utf8'),
    );
    expect(problems).toEqual([]);
    expect(redirects.length).toBeGreaterThan(100);
    const privacy = redirects.find(({ from }) => from === '/what-we-count');
    expect(privacy?.to).toBe(product.privacyUrl);
  });
});

const built = new Set(['/', '/home', '/tutorial', '/understanding', '/understanding/zen']);

function messages(text: string) {
  const problems = checkRedirects(parseRedirects(text).redirects, built);
  return problems.map(({ line, message }) => `${line} ${message}`);
}

describe('checkRedirects', () => {
  test('accepts redirects to pages, anchors, queries and other hosts', () => {
    const list = '/a /home\n/b /tutorial#x\n/c /home?y=1\n/d https://stack.convex.dev/\n/e /\n';
    expect(messages(list)).toEqual([]);
  });

  test.each([
    [
      'a source given twice',
      '/a /home\n/a /tutorial\n',
      '2 /a is redirected twice, first on line 1',
    ],
    ['a source that hides a page', '/tutorial /home\n', '1 /tutorial is a page of the site'],
    [
      'a dead target',
      '/a /tutorail\n',
      '1 The target /tutorail of /a is not a page of the site. Did you mean /tutorial?',
    ],
    ['a dead target like no page', '/a /zzzzzzzzz\n', 'Point it at a page of the site.'],
    ['a redirect to itself', '/a /a\n', '1 /a leads back to itself'],
    [
      'a chain',
      '/a /b\n/b /home\n',
      '1 /a leads to /b, which line 2 redirects again. Point it straight at /home.',
    ],
    ['a chain through an anchor', '/a /b#x\n/b /home\n', '1 /a leads to /b, which line 2'],
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

const text = '/agents threads tools\n/database\n';
const list = parseAddresses(text);

const lostOf = (pages: string, redirects: Record<string, string> = {}) =>
  lostAddresses(
    list,
    parseAddresses(pages),
    Object.entries(redirects).map(([from, to], line) => ({ from, to, line })),
  );

test('is written as it was read, in order', () => {
  expect(formatAddresses(parseAddresses('/database\n/agents tools threads\n'))).toBe(text);
});

test('joins the ids of lists', () => {
  const joined = joinAddresses(list, parseAddresses('/agents debugging\n/auth\n'));
  expect(formatAddresses(joined)).toBe('/agents debugging threads tools\n/auth\n/database\n');
});

describe('lost addresses', () => {
  test('are none if the site has all', () => {
    expect(lostOf('/agents tools threads more\n/database\n/new\n')).toEqual([]);
  });

  test('are ids that their page no longer has', () => {
    expect(lostOf('/agents threads\n/database\n')).toEqual([{ route: '/agents', id: 'tools' }]);
  });

  test('are pages without a redirect', () => {
    expect(lostOf('/agents threads tools\n')).toEqual([{ route: '/database' }]);
  });

  test('are ids that the target of a redirect lacks', () => {
    const pages = '/ai threads\n/database\n';
    expect(lostOf(pages, { '/agents': '/ai' })).toEqual([{ route: '/agents', id: 'tools' }]);
  });

  test('are none if a redirect names the place', () => {
    expect(lostOf('/ai agents\n/database\n', { '/agents': '/ai#agents' })).toEqual([]);
    expect(lostOf('/database\n', { '/agents': 'https://example.com' })).toEqual([]);
  });
});
