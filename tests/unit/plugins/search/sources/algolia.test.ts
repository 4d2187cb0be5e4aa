import { expect, test } from 'vitest';
import { hasMoreHits, parseHits } from '../../../../../plugins/search/sources/algolia';

const answer = (hits: unknown) => ({ results: [{ hits }] });

test('a hit is read for title, objectID (the address) and contents', () => {
  const hit = { title: 'Indexes', objectID: 'https://docs.convex.dev/i', contents: 'An index.' };
  expect(parseHits(answer([hit]), 'index')).toEqual([
    { title: 'Indexes', url: 'https://docs.convex.dev/i', snippet: 'An index.', kind: 'page' },
  ]);
  expect(parseHits(answer([]), 'a')).toEqual([]);
});

test.each(['', '  ', null, undefined])('an empty title (%j) is shown as the docs name', (title) => {
  expect(parseHits(answer([{ title, objectID: '/a#b', contents: '' }]), 'a')).toEqual([
    { title: 'Convex Docs', url: '/a#b', kind: 'heading' },
  ]);
});

test.each([undefined, { results: [] }, answer('x'), answer([{ title: 'No address' }])])(
  'the invalid answer %j is rejected',
  (nonsense) => {
    expect(() => parseHits(nonsense, 'a')).toThrow('The response has no list of hits.');
  },
);

test.each([
  [3, 0, true],
  [3, 2, false],
  [undefined, 0, false],
])('of %s pages, after page %i there are more hits: %s', (nbPages, page, hasMore) => {
  expect(hasMoreHits({ results: [{ hits: [], nbPages }] }, page)).toBe(hasMore);
});
