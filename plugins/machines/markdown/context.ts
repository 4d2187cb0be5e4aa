import type { Nodes } from 'mdast';
import type { PendingLink } from '../../content';

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
    super(`markdown-pages: ${file}:${node?.position?.start.line ?? 1} ${message}`);
    this.name = 'PageError';
  }
}
