import { expect, test } from 'vitest';
import type { SearchSource } from '../../../../../src/features/docs-index/source/searchSource';
import { coverageNote } from '../../../../../src/features/search/results/coverageNote';

const source = (places?: string[]): SearchSource => ({
  label: 'a',
  search: async () => ({ results: [] }),
  ...(places && { places }),
});

test.each<[SearchSource[], string]>([
  [[source()], 'Results from these docs'],
  [[source(['Docs'])], 'Results from these docs'],
  [[source(['Docs']), source(['Stack'])], 'Results from these docs and Stack'],
  [[source(['Docs']), source(['Stack', 'Discord'])], 'Results from these docs, Stack and Discord'],
])('a build says where its results are from: %#', (sources, note) => {
  expect(coverageNote({ sources })).toBe(note);
});
