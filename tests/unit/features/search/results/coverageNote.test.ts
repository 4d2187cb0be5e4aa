import { expect, test } from 'vitest';
import type { SearchSource } from '../../../../../src/features/docs-index/source/searchSource';
import { coverageNote } from '../../../../../src/features/search/results/coverageNote';

const source = (places?: string[]): SearchSource => ({
  label: 'a',
  search: async () => ({ results: [] }),
  ...(places && { places }),
});

test.each<[SearchSource[], string | undefined]>([
  [[source()], 'Searches these docs, not Stack or Discord.'],
  [[source(['Docs'])], 'Searches these docs, not Stack or Discord.'],
  [[source(['Docs']), source(['Stack'])], 'Searches these docs, not Discord.'],
  [[source(['Docs']), source(['Stack', 'Discord'])], undefined],
])('a build says which of the promised places it does not search: %#', (sources, note) => {
  expect(coverageNote({ sources })).toBe(note);
});
