import { describe, expect, test } from 'vitest';
import { hasMoreHits, parseHits } from '../../../../../plugins/search/sources/algolia';

const answer = (hits: unknown) => ({ results: [{ hits }] });

describe('an answer of the hosted index', () => {
  test('is read for title, objectID (the address) and contents', () => {
    const hit = { title: 'Indexes', objectID: 'https://docs.convex.dev/i', contents: 'An index.' };
    expect(parseHits(answer([hit]), 'index').results).toEqual([
      {
        title: 'Indexes',
        url: 'https://docs.convex.dev/i',
        snippet: 'An index.',
        kind: 'page',
      },
    ]);
  });

  test.each(['', '  ', null, undefined])(
    'an empty title (%j) is shown as the docs name',
    (title) => {
      const { results } = parseHits(answer([{ title, objectID: '/a#b', contents: '' }]), 'a');
      const [result] = results;
      expect(result).toEqual({ title: 'Convex Docs', url: '/a#b', kind: 'heading' });
    },
  );

  test('may be empty', () => {
    expect(parseHits(answer([]), 'a')).toEqual({ results: [] });
  });

  test.each([
    undefined,
    null,
    {},
    { results: [] },
    { results: [{}] },
    answer('x'),
    answer([{ title: 'No address' }]),
    answer([null]),
  ])('that is invalid is rejected: %j', (nonsense) => {
    expect(() => parseHits(nonsense, 'a')).toThrow('The response has no list of hits.');
  });
});

test.each([
  [3, 0, true],
  [3, 2, false],
  [undefined, 0, false],
])('of %s pages, after page %i there are more hits: %s', (nbPages, page, hasMore) => {
  expect(hasMoreHits({ results: [{ hits: [], nbPages }] }, page)).toBe(hasMore);
});
