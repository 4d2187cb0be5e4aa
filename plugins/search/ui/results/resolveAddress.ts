import type { SiteMount } from '@site/src/lib/routeAddress';
import { routeOf } from '@site/src/lib/routeOf';

/** How this site is mounted, and all hosts that publish it. */
export interface OwnSite extends SiteMount {
  hosts: readonly string[];
}

/** Stands for this site while an address is parsed. */
const placeholder = 'https://none.invalid';

/**
 * Resolves the address that a search source returned, the way a browser would read it. This is the only place that
 * decides where a result leads.
 * @returns a path of this site, which begins with exactly one slash, for a page on any host that publishes the docs;
 * the address of a page elsewhere, which begins with `https://`; undefined for everything else, such as `javascript:`
 */
export function resolveAddress(
  url: string,
  { hosts, baseUrl, router }: OwnSite,
): string | undefined {
  // Text without a host or a leading slash would depend on the page that is open.
  const hasStart = /^\s*(?:[\\/]|[a-z][a-z+.-]*:)/i.test(url);
  if (!hasStart || !URL.canParse(url, placeholder)) return undefined;
  const { origin, protocol, host, username, password, pathname, search, hash, href } = new URL(
    url,
    placeholder,
  );
  if (origin !== placeholder && !(/^https?:$/.test(protocol) && hosts.includes(host))) {
    return protocol === 'https:' && username + password === '' ? href : undefined;
  }
  // Records of a site in hash mode have the route behind `#`. More than one slash would be another host.
  if (hash.startsWith('#/')) {
    return resolveAddress(hash.replace(/^#[\\/]+/, '/'), { hosts, baseUrl, router });
  }
  const route = routeOf(pathname.replace(/^\/+/, '/'), baseUrl).replace(/^\/+/, '/');
  // In hash mode the router knows routes without the base URL.
  const path = router === 'hash' ? route : baseUrl + route.slice(1);
  return path + search + hash;
}
