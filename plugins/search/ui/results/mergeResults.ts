import type { SearchResult } from '../../sources';
import { type OwnSite, resolveAddress } from './resolveAddress';

/**
 * Merges the results of several sources in the given order, docs first. Results without a title or with an address
 * that can't be followed safely, and duplicates of the same address, are dropped.
 * @param onBroken called with the place of the list that has a result that can't be read, which is dropped as well
 */
export function mergeResults(
  lists: readonly (readonly SearchResult[])[],
  site: OwnSite,
  onBroken: (place: number) => void = () => {},
): SearchResult[] {
  const merged = new Map<string, SearchResult>();
  for (const [place, list] of lists.entries()) {
    for (const result of list) {
      try {
        const url = resolveAddress(result.url, site);
        if (url === undefined || result.title.trim() === '' || merged.has(url)) continue;
        merged.set(url, { ...result, url });
      } catch {
        onBroken(place);
      }
    }
  }
  return [...merged.values()];
}
