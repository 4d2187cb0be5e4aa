import { describe, expect, test } from 'vitest';
import type {
  SearchResult,
  SearchSource,
} from '../../../../../src/features/docs-index/source/searchSource';
import { filterChoices } from '../../../../../src/features/search/results/filterChoices';
import type { SearchProgress } from '../../../../../src/features/search/results/runSearch';

const source = (label: string, places?: string[]) => ({
  label,
  places,
  search: async () => ({ results: [] }),
});
const hosted = [source('Docs search', ['Docs']), source('AI search', ['Stack', 'Discord'])];
const docs = { title: 'A', url: '/a' };
const stack = { title: 'B', url: 'https://stack.convex.dev/b' };

function chosen(
  sources: readonly SearchSource[],
  results: SearchResult[],
  more: Partial<SearchProgress> = {},
) {
  const progress = {
    results,
    failed: [],
    incomplete: [],
    isPending: false,
    isFallback: false,
    ...more,
  };
  return filterChoices(sources, progress);
}
const choices = (...given: Parameters<typeof chosen>) => chosen(...given).choices;

describe('the choices of the filter', () => {
  test('are the sections of what the embedded index found, with counts', () => {
    const results = ['Database', 'Functions', 'Database'].map((section, index) => ({
      title: section,
      url: `/${index}`,
      section,
    }));
    expect(choices([source('Docs search')], results)).toEqual([
      { name: 'Database', count: 2, isFailed: false },
      { name: 'Functions', count: 1, isFailed: false },
    ]);
  });

  test('are docs, blog and chat for the hosted sources, found or not', () => {
    expect(choices(hosted, [docs, stack, docs])).toEqual([
      { name: 'Docs', count: 2, isFailed: false },
      { name: 'Stack', count: 1, isFailed: false },
      { name: 'Discord', count: 0, isFailed: false },
    ]);
  });

  test('count what the source has besides the results shown, and the same for all', () => {
    const sources = [source('Docs search'), hosted[1] ?? source('')];
    const given = [{ title: 'A', url: '/a', section: 'Database' }];
    const counts = [
      ['Database', 12],
      ['Functions', 3],
    ] as const;
    const found = { more: { source: sources[0] ?? source(''), counts, given } };
    expect(chosen(sources, [...given, stack], found)).toEqual({
      all: 16,
      choices: [
        { name: 'Stack', count: 1, isFailed: false },
        { name: 'Discord', count: 0, isFailed: false },
        { name: 'Database', count: 12, isFailed: false },
        { name: 'Functions', count: 3, isFailed: false },
      ],
    });
    expect(chosen(sources, [...given, stack], { ...found, isPending: true }).all).toBeUndefined();
  });

  test('are at most six, but each result shown has its section', () => {
    const given = ['A', 'B'].map((section) => ({ title: section, url: `/${section}`, section }));
    const one = source('Docs search');
    const names = ['A', 'C', 'B', 'D', 'E', 'F', 'G', 'H'];
    const counts = names.map((name) => [name, 2] as const);
    const found = chosen([one], given, { more: { source: one, counts, given } });
    expect(found.choices.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(found.all).toBe(16);
  });
});
