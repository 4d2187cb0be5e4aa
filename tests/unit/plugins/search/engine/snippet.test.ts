// cspell:ignore ctxdbpatch nowher pagin queri
import { expect, test } from 'vitest';
import { makeSnippet } from '../../../../../plugins/search/engine/find';

const long = `${'Something else is said here. '.repeat(20)}A paginated query takes paginationOpts and returns a page. ${'More of it. '.repeat(20)}`;

test('a snippet is cut around the words that were found', () => {
  const { text, matches } = makeSnippet(long, new Set(['pagin', 'queri']));
  expect(text).toMatch(/^… .*A paginated query takes paginationOpts.* …$/);
  expect(text.length).toBeLessThan(170);
  expect(matches).toEqual(['paginated', 'query', 'pagination']);
});

test('a short text is its own snippet', () => {
  expect(makeSnippet('Files have no size limit.', new Set(['limit']))).toEqual({
    text: 'Files have no size limit.',
    matches: ['limit'],
  });
});

test('a text without the words is cut at its beginning, between words', () => {
  const { text, matches } = makeSnippet(long, new Set(['nowher']));
  expect(text).toMatch(/^Something else .*\w\.? …$/);
  expect(matches).toEqual([]);
});

test('marked words appear in the text as marked', () => {
  const { text, matches } = makeSnippet(long, new Set(['pagin', 'page', 'opt', 'said']));
  expect(matches.length).toBeGreaterThan(2);
  for (const match of matches) expect(text).toContain(match);
});
