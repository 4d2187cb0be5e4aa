import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { routeAddress, type SiteMount } from '../../../src/lib/routes';
import { tryDecode } from '../../../src/lib/tryDecode';
import type { ConvertedPage, PendingLink } from '../../content';

/** What a page needs to know while it is converted. */
export interface PageContext {
  /**
   * The page's file, relative to the site's directory, with forward slashes: `docs/functions/actions.mdx`.
   */
  file: string;
  /** The page that includes the file, if the file is a partial. */
  page?: string;
  /** Reads a file relative to the site's directory, such as a partial. */
  read: (file: string) => string;
  /** Collects the links to fill in later. */
  links: PendingLink[];
}

/**
 * A page that can't be converted to Markdown. The message contains the file, the line, the problem and its
 * fix.
 */
export class PageError extends Error {
  constructor(
    { file }: Pick<PageContext, 'file'>,
    node: Pick<Nodes, 'position'> | undefined,
    message: string,
  ) {
    super(`markdown: ${file}:${node?.position?.start.line ?? 1} ${message}`);
    this.name = 'PageError';
  }
}

/** The placeholder for a pending link, with its index in the list of pending links. */
const pendingUrl = /pending-link:(\d+):/g;

/**
 * Makes a link on a page absolute, so that it works wherever the Markdown is read. `fillLinks` adds the URL
 * later. URLs of other sites are unchanged.
 */
export function absoluteUrl(
  url: string,
  context: PageContext,
  node: Pick<Nodes, 'position'>,
  kind: 'route' | 'file' = 'route',
): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const { file, page = file, links } = context;
  let target = path;
  if (path === '') target = page;
  else if (!path.startsWith('/')) target = posix.join(posix.dirname(file), tryDecode(path) ?? path);
  const line = node.position?.start.line ?? 1;
  links.push({ target, isFile: kind === 'file', file, line, written: path });
  return `pending-link:${links.length - 1}:${rest}`;
}

export interface MarkdownSite extends SiteMount {
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** The route of each page, by file. */
  routes: ReadonlyMap<string, string>;
}

/**
 * Fills in the URLs of a converted page's links.
 * @throws when the page couldn't be converted, or a link's target doesn't exist
 */
export function fillLinks(page: ConvertedPage, site: MarkdownSite): string {
  if ('error' in page) throw new Error(page.error);
  return page.text.replace(pendingUrl, (placeholder, index: string) => {
    const link = page.links[Number(index)];
    if (link === undefined) return placeholder;
    const { target, isFile, file, line, written } = link;
    const route = target.startsWith('/') ? target : site.routes.get(target);
    if (route === undefined) {
      const message = `The link ${written} does not lead to a page. Fix the file path.`;
      const start = { line, column: 1 };
      throw new PageError({ file }, { position: { start, end: start } }, message);
    }
    return site.siteUrl + routeAddress(route, isFile ? { ...site, router: 'browser' } : site);
  });
}

/** The address of a file of the site; with the hash router, too, a host serves it by its path. */
function fileAddress(path: string, { siteUrl, baseUrl }: MarkdownSite): string {
  return siteUrl + routeAddress(path, { baseUrl, router: 'browser' });
}

/**
 * The first line of a page's Markdown: where the page is and where all others are, for agents that are given this file
 * alone and for people who paste it.
 */
export function originLine(route: string, site: MarkdownSite): string {
  const address = site.siteUrl + routeAddress(route, site);
  const index = fileAddress('/llms.txt', site);
  return `> Source: <${address}>. Index of all pages as Markdown: <${index}>.\n\n`;
}
