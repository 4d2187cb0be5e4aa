import { routeAddress } from '../../../src/lib/routeAddress';
import type { MarkdownSite } from './fillLinks';

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
