/** How the site is mounted on its host. */
export interface SiteMount {
  /** With a slash at both ends. */
  baseUrl: string;
  /** In hash mode routes come after `#`, so the host only sees the base URL. */
  router: 'browser' | 'hash';
}

/** The path of a route on its host: `/functions#x` below `/docs/` is `/docs/functions#x`. */
export function routeAddress(route: string, { baseUrl, router }: SiteMount): string {
  return router === 'hash' ? `${baseUrl}#${route}` : baseUrl + route.slice(1);
}
