import { describe, expect, test } from 'vitest';
import { countHits, parseHits } from '../../../../../src/features/search/sources/algolia';

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
  [12, [['Docs', 12]]],
  [250_000, [['Docs', 1000]]],
  [undefined, undefined],
])('%s hits in all are counted, at most those that can be listed', (nbHits, counts) => {
  expect(countHits({ results: [{ hits: [], nbHits }] })).toEqual(counts);
});
