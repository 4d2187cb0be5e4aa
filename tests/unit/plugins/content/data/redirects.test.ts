import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRedirects, parseRedirects } from '../../../../../plugins/content/data/redirects';
import {
  formatAddresses,
  joinAddresses,
  lostAddresses,
  parseAddresses,
} from '../../../../../plugins/content/rules/addresses';
import { product } from '../../../../../src/site/product';

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
    ['a /b', 'is not a path'],
    ['/a?x=1 /b', 'is not a path'],
    ['/a/* /c', 'is not a path'],
    ['/ /home', 'is not a path'],
    ['/a/ /b', 'is not a path'],
    ['/a/../b /b', 'is not a path'],
    ['/a b', 'neither a route nor an https URL'],
    ['/a //evil.example', 'neither a route nor an https URL'],
    ['/a http://b.example', 'neither a route nor an https URL'],
    ['/a https://', 'neither a route nor an https URL'],
    ['/a /b/#c', 'neither a route nor an https URL'],
    ['/a /b/*', 'neither a route nor an https URL'],
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

const built = new Set(['/', '/home', '/tutorial']);

test.each([
  ['/a /home\n/b /tutorial#x\n/c /home?y=1\n/d https://stack.convex.dev/\n/e /\n', []],
  ['/a /home\n/a /tutorial\n', ['2 /a is redirected twice, first on line 1']],
  ['/tutorial /home\n', ['1 /tutorial is a page of the site']],
  [
    '/a /tutorail\n',
    ['1 The target /tutorail of /a is not a page of the site. Did you mean /tutorial?'],
  ],
  ['/a /a\n', ['1 /a leads to /a, which line 1 redirects']],
  ['/a /b#x\n/b /home\n', ['1 /a leads to /b, which line 2 redirects']],
])('the list %j has its faults found', (text, expected) => {
  const problems = checkRedirects(parseRedirects(text).redirects, built);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual(
    expected.map((message) => expect.stringContaining(message)),
  );
});

const text = '/agents threads tools\n/database\n';
const list = parseAddresses(text);

test('lists of addresses are joined, and written in order', () => {
  const joined = joinAddresses(list, parseAddresses('/auth\n/agents tools debugging\n'));
  expect(formatAddresses(joined)).toBe('/agents debugging threads tools\n/auth\n/database\n');
});

test.each([
  ['nothing', '/agents tools threads more\n/database\n/new\n', {}, []],
  [
    'an id that its page no longer has',
    '/agents threads\n/database\n',
    {},
    [{ route: '/agents', id: 'tools' }],
  ],
  ['a page without a redirect', '/agents threads tools\n', {}, [{ route: '/database' }]],
  [
    'an id that the target of a redirect lacks',
    '/ai threads\n/database\n',
    { '/agents': '/ai' },
    [{ route: '/agents', id: 'tools' }],
  ],
  ['nothing that a redirect names', '/ai\n/database\n', { '/agents': '/ai#agents' }, []],
  ['nothing on another host', '/database\n', { '/agents': 'https://example.com' }, []],
])('the site has lost %s', (_case, pages, redirects, lost) => {
  const known = Object.entries(redirects).map(([from, to], line) => ({ from, to, line }));
  expect(lostAddresses(list, parseAddresses(pages), known)).toEqual(lost);
});
