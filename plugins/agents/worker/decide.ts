import { tryDecode } from '../../../src/lib/tryDecode.ts';
import { encodePath } from './addresses.ts';
import { chooseVariant, type Variant } from './chooseVariant.ts';
import type { EdgeRoute, Site } from './edgeTypes.ts';

/** What to do with a request. Paths are decoded and below the base URL. */
export type Decision =
  | { kind: 'refuse'; status: 400 | 405 }
  | { kind: 'redirect'; location: string }
  | { kind: 'route'; route: EdgeRoute }
  /** A page, in the variant that the client prefers; undefined if neither is acceptable. */
  | { kind: 'page'; path: string; variant: Variant | undefined }
  /** The URL of a page's Markdown copy. */
  | { kind: 'markdown'; page: string }
  /** Another spelling of an address, if the build has that one. */
  | {
      kind: 'alias';
      path: string;
      of: string;
      location: string;
      variant: Variant | undefined;
    }
  /** Any other file, if the build has it. */
  | { kind: 'file'; path: string; variant: Variant | undefined }
  | { kind: 'missing'; path: string; variant: Variant | undefined };

/** The parts of a request that decide. */
export interface RequestParts {
  method: string;
  /** As in the URL, percent-encoded. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  accept: string | null;
}

/** Names of files that are never a page, so their not-found page isn't negotiated either. */
const fileName = /\.(?:css|gif|html|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|webp|woff2?|xml)$/;

/** Decodes a path. Undefined for one that no build has, and that could smuggle in another host or folder. */
function decode(pathname: string): string | undefined {
  return /%2f|%5c|%00|\\/i.test(pathname) ? undefined : tryDecode(pathname);
}

/** Moves the address of a page to its Markdown copy, unless it is on another host. */
function toMarkdown(target: string, { baseUrl }: Site): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  if (!target.startsWith(baseUrl)) return target;
  return `${path === baseUrl ? `${baseUrl}index` : path}.md${rest}`;
}

/**
 * Finds where a path leads today. The old address with `.md` leads to the Markdown copy of the new page.
 * @param path below the base URL
 * @param search the query to keep, with its question mark
 * @returns an address that includes the base URL
 */
function findRedirect(path: string, search: string, site: Site): string | undefined {
  const isMarkdown = path.endsWith('.md');
  const from = isMarkdown ? path.slice(0, -3) : path;
  const target = Object.hasOwn(site.redirects, from) ? site.redirects[from] : undefined;
  if (target === undefined) return undefined;
  const [address = '', ...anchor] = (isMarkdown ? toMarkdown(target, site) : target).split('#');
  const query = address.includes('?') ? search.replace('?', '&') : search;
  return [address + query, ...anchor].join('#');
}

/**
 * Decides how to answer a request, by its parts and the list of pages. The Worker, `npm run serve` and other hosts
 * act on it in the same way.
 */
export function decide(
  { method, pathname, search, accept }: RequestParts,
  { site, routes }: { site: Site; routes: readonly EdgeRoute[] },
): Decision {
  const decoded = decode(pathname);
  if (decoded === undefined) return { kind: 'refuse', status: 400 };
  const { baseUrl } = site;
  const isBase = decoded === baseUrl || `${decoded}/` === baseUrl;
  const isInside = isBase || decoded.startsWith(baseUrl);
  const path = isBase ? '/' : `/${decoded.slice(baseUrl.length)}`;

  // Clients that send POST don't follow a redirect to the address without the slash.
  const routePath = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const route = isInside ? routes.find((one) => one.path === routePath) : undefined;
  if (route) return { kind: 'route', route };
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refuse', status: 405 };

  const variant = chooseVariant(accept);
  if (!isInside) return { kind: 'missing', path: decoded, variant };

  const address = (below: string) => baseUrl + encodePath(below.slice(1)) + search;
  const plain = decoded.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (isBase ? decoded !== baseUrl : decoded !== plain) {
    const below = isBase || plain.length < baseUrl.length ? '/' : `/${plain.slice(baseUrl.length)}`;
    return { kind: 'redirect', location: address(below) };
  }

  const isPage = (one: string) => one === '/' || site.pages.some((page) => page.path === one);
  if (isPage(path)) return { kind: 'page', path, variant };

  const alias = path.replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
  const location = findRedirect(path, search, site) ?? findRedirect(alias, search, site);
  if (location !== undefined) return { kind: 'redirect', location };

  if (path.endsWith('.md')) {
    const page = path === '/index.md' ? '/' : path.slice(0, -3);
    if (isPage(page)) return { kind: 'markdown', page };
    const folder = page.replace(/\/index$/, '');
    if (folder !== page && isPage(folder)) {
      return { kind: 'redirect', location: address(`${folder}.md`) };
    }
  }
  if (path === '/404' || path === '/404.html') return { kind: 'missing', path, variant };
  if (alias !== path) return { kind: 'alias', path, of: alias, location: address(alias), variant };
  return { kind: 'file', path, variant };
}

/**
 * The variant that says that a path isn't found: a client that asks for Markdown, by its header or by the URL,
 * can't do anything with the HTML page.
 */
export function notFoundVariant(path: string, variant: Variant | undefined): Variant {
  if (path.endsWith('.md')) return 'markdown';
  return variant === 'markdown' && !fileName.test(path) ? 'markdown' : 'html';
}
