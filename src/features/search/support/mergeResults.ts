import type { SearchResult } from '@site/src/features/docs-index';
import { type OwnSite, resolveAddress } from './resolveAddress';

/**
 * Merges the results of several sources in the given order, docs first. Results without a title or with an address
 * that can't be followed safely, and duplicates of the same address, are dropped.
 */
export function mergeResults(
  lists: readonly (readonly SearchResult[])[],
  site: OwnSite,
): SearchResult[] {
  const merged = new Map<string, SearchResult>();
  for (const result of lists.flat()) {
    const url = resolveAddress(result.url, site);
    if (url === undefined || result.title.trim() === '' || merged.has(url)) continue;
    merged.set(url, { ...result, url });
  }
  return [...merged.values()];
}
