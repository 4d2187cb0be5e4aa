import type { SearchResult, SearchSource } from '@site/src/features/docs-index';
import { originOf } from './originOf';

/** One chip of the filter. */
export interface FilterChoice {
  name: string;
  /** Undefined until the results are known. */
  count?: number;
  /** Whether its source failed. */
  isFailed: boolean;
}

/** The filter choice of a result: its section of the docs if known, otherwise docs, blog or chat. */
export function sectionOf({ section, url }: SearchResult): string {
  return section ?? originOf(url);
}

/** The choices other than "All": the places that the sources cover, then the sections of the results. */
export function filterChoices(
  sources: readonly SearchSource[],
  results: readonly SearchResult[],
  failed: readonly SearchSource[],
  isPending: boolean,
): FilterChoice[] {
  const counts = new Map<string, number>();
  for (const { places = [] } of sources) for (const name of places) counts.set(name, 0);
  for (const result of results) {
    const name = sectionOf(result);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const silent = new Set(failed.flatMap(({ places = [] }) => places));
  return [...counts].map(([name, count]) => ({
    name,
    ...((count > 0 || !isPending) && { count }),
    isFailed: count === 0 && silent.has(name),
  }));
}
