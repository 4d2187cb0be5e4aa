import type { Node } from 'unist';
import type { SiteMount } from '../../../src/lib/routeAddress';

/** What a page needs to know of the site around it. */
export interface PageContext extends SiteMount {
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** The page's file from the site's directory, with slashes: `docs/functions/actions.mdx`. */
  file: string;
  /** The page that shows the file, when the file is a partial. */
  page?: string;
  /** Every page's file → its route. */
  routes: ReadonlyMap<string, string>;
  /** Reads a file named from the site's directory, such as a partial. */
  read: (file: string) => string;
}

/** A page that cannot be turned into Markdown; the message names file, line, fault and mend. */
export class PageError extends Error {
  constructor(context: PageContext, node: Pick<Node, 'position'> | undefined, message: string) {
    super(`markdown-pages: ${context.file}:${node?.position?.start.line ?? 1} ${message}`);
    this.name = 'PageError';
  }
}
