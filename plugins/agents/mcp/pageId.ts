import type { Site } from '../../../src/edge/edgeTypes.ts';
import { siteAddress } from '../../../src/edge/siteAddress.ts';
import { routeOf } from '../../../src/lib/routeOf.ts';
import { tryDecode } from '../../../src/lib/tryDecode.ts';

/** What an id of a search result refers to. */
export interface PageId {
  /** Route of a page, below the base URL. */
  route: string;
  /** Hash of a section; empty for the page. */
  anchor: string;
}

/** Writes an id as search results have it: `/functions/actions#calling-actions`. */
export function formatId({ route, anchor }: PageId): string {
  return anchor === '' ? route : `${route}#${anchor}`;
}

const decoded = (text: string) => tryDecode(text) ?? text;

/**
 * Reads an id. Models also write a page's address with or without its scheme, its Markdown copy or its path without a slash, so these are
 * understood as well.
 */
export function parseId(id: string, { url, baseUrl }: Site): PageId {
  const plain = id.trim().replace(/^https?:\/\//, '');
  const host = new URL(url).host;
  const isAddress = plain === host || ['/', '?', '#'].some((mark) => plain.startsWith(host + mark));
  const written = isAddress ? routeOf(plain.slice(host.length) || '/', baseUrl) : id.trim();
  const [address = '', ...rest] = written.split('#');
  const [path = ''] = address.split('?');
  const route = `/${decoded(path)}`
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/\/$/, '');
  return { route: route || '/', anchor: decoded(rest.join('#')) };
}

/** The id of a page or section by its path on the host: `/docs/functions#x`. */
export function idOfPath(path: string, { baseUrl }: Site): PageId {
  const [page = '', anchor = ''] = path.split('#');
  return { route: routeOf(page, baseUrl), anchor };
}

/** The canonical address of a page or section. */
export function urlOf(id: PageId, site: Site): string {
  return siteAddress(site, formatId(id));
}
