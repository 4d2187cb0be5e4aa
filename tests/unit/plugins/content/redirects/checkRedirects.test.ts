import { describe, expect, test } from 'vitest';
import {
  checkRedirects,
  hasId,
  parseRedirects,
} from '../../../../../plugins/content/data/redirects';

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
