import { tryDecode } from './tryDecode';

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

/** Strips the base URL from a permalink: `/docs/functions/` becomes `/functions`. */
export function routeOf(permalink: string, baseUrl: string): string {
  const base = baseUrl.replace(/\/$/, '');
  const isBelow = permalink === base || permalink.startsWith(`${base}/`);
  return (isBelow ? permalink.slice(base.length) : permalink).replace(/\/+$/, '') || '/';
}

/** Docusaurus gives the permalinks of index pages a slash that the site's addresses do not have. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** Path of the Markdown copy of a docs page below the base URL: `/functions/actions` → `/functions/actions.md`. */
export function markdownPath(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}

/** Path of a route's social image below the base URL: `/functions/actions` → `/og/functions/actions.png`. */
export function ogImagePath(route: string): string {
  return `/og${route === '/' ? '/index' : route}.png`;
}

/**
 * The pages of the HTTP APIs, whose form contains a deploy key. Each is a separate, stricter document: no service that
 * runs code of a vendor starts there, and links lead into and out of them by loading a page. Their paths begin with
 * a name that ends in -api; the pattern is short because every page has it, and leaves out http-api, generated-api
 * and open-api, which have no form.
 */
const operationPage = /\/(?!ht|ge|op)[a-z-]+-api\b/;

/** Whether an address leads to such a page, with or without a base URL or `#` before the route. */
export const isOperationPage = (address: string): boolean => operationPage.test(address);

/** Makes paths comparable, as React Router does: decoded, without regard to case and a slash at the end. */
export function routeKey(path: string): string {
  return (tryDecode(path) ?? path).toLowerCase().replace(/^\/|\/$/g, '');
}
