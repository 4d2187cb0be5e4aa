import type { SearchResult } from '@site/src/features/docs-index';
import type { SiteMount } from '@site/src/lib/routeAddress';
import { routeOf } from '@site/src/lib/routeOf';

/** How this site is mounted, and all hosts that publish it. */
export interface OwnSite extends SiteMount {
  hosts: readonly string[];
}

/** Turns the address of a docs page on any host that publishes them into a path of this site. */
export function toSitePath(url: string, { hosts, baseUrl, router }: OwnSite): string {
  const isPath = /^\/(?!\/)/.test(url);
  if (!isPath && !URL.canParse(url)) return url;
  const address = new URL(url, 'https://none.invalid');
  if (!isPath && !hosts.includes(address.host)) return url;
  const { pathname, search, hash } = address;
  // Records of a site in hash mode have the route behind `#`.
  if (hash.startsWith('#/')) return toSitePath(hash.slice(1), { hosts, baseUrl, router });
  const route = routeOf(pathname, baseUrl);
  // In hash mode the router knows routes without the base URL.
  const path = router === 'hash' ? route : baseUrl + route.slice(1);
  return path + search + hash;
}

/**
 * Merges the results of several sources in the given order, docs first. Results without a title and duplicates
 * of the same address are dropped.
 */
export function mergeResults(
  lists: readonly (readonly SearchResult[])[],
  site: OwnSite,
): SearchResult[] {
  const merged = new Map<string, SearchResult>();
  for (const result of lists.flat()) {
    const url = toSitePath(result.url, site);
    if (result.title.trim() !== '' && !merged.has(url)) merged.set(url, { ...result, url });
  }
  return [...merged.values()];
}
