import type { ResultCounts, SearchResult, SearchSource } from '@site/src/features/docs-index';
import { originOf } from './originOf';
import type { SearchProgress } from './runSearch';

/** One chip of the filter. */
export interface FilterChoice {
  name: string;
  /** How many results it has, shown or not; undefined until the results are known. */
  count?: number;
  /** Whether its source failed. */
  isFailed: boolean;
}

/** What the filter shows. */
export interface FilterChoices {
  /** How many results there are; undefined until they are known. */
  all?: number;
  choices: FilterChoice[];
}

/** The row has room for this many; sections of the results shown are never left out. */
const maxChoices = 6;

/** The filter choice of a result: its section of the docs if known, otherwise docs, blog or chat. */
export function sectionOf({ section, url }: SearchResult): string {
  return section ?? originOf(url);
}

/** How many results of each section a source has besides those that it gave. */
function countLeft(counts: ResultCounts, given: readonly SearchResult[]): ResultCounts {
  const own = new Map<string, number>();
  for (const result of given) {
    const name = sectionOf(result);
    own.set(name, (own.get(name) ?? 0) + 1);
  }
  return counts.map(([name, count]) => [name, Math.max(0, count - (own.get(name) ?? 0))] as const);
}

/** The choices of the filter: the places that the sources cover, then the sections of the results, best first. */
export function filterChoices(
  sources: readonly SearchSource[],
  { results, more, failed, isPending }: Omit<SearchProgress, 'isFallback'>,
): FilterChoices {
  const left = more ? countLeft(more.counts, more.given) : [];
  const counts = new Map<string, number>();
  const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
  for (const { places = [] } of sources) for (const name of places) add(name, 0);
  for (const result of results) add(sectionOf(result), 1);
  for (const [name, count] of left) {
    if (counts.has(name) || counts.size < maxChoices) add(name, count);
  }
  const silent = new Set(failed.flatMap(({ places = [] }) => places));
  const all = left.reduce((sum, [, count]) => sum + count, results.length);
  return {
    ...(!isPending && { all }),
    choices: [...counts].map(([name, count]) => ({
      name,
      ...((count > 0 || !isPending) && { count }),
      isFailed: count === 0 && silent.has(name),
    })),
  };
}
