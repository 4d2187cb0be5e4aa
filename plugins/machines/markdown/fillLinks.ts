import { routeAddress, type SiteMount } from '../../../src/lib/routeAddress';
import type { ConvertedPage } from '../../content';
import { pendingUrl } from './absoluteUrl';
import { PageError } from './context';

/** Where the site is served, and its pages. */
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
