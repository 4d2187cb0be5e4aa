import type { SearchResult } from '@site/src/features/docs-index';
import type { SiteMount } from '@site/src/lib/routeAddress';
import { routeOf } from '@site/src/lib/routeOf';

/** How the site is mounted here, and the hosts that are its own wherever it runs. */
export interface OwnSite extends SiteMount {
  hosts: readonly string[];
}

/** An address of our own, on whatever host the docs are published, becomes one of the site that is open. */
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
 * One list of several sources' results, in the order given: docs first. Results without a title are dropped,
 * as are further ones with the same address.
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
