import type { Node } from 'unist';

/** A link whose address depends on the other pages and on where the site is served. */
export interface PendingLink {
  /** A page's file, or a path of the site that begins with a slash. */
  target: string;
  /** The target is a static file, which has no `#` before its path in hash mode. */
  isFile: boolean;
  /** Where the link is written, and how. */
  file: string;
  line: number;
  written: string;
}

/** What a page needs to know while it is converted. */
export interface PageContext {
  /** The page's file from the site's directory, with slashes: `docs/functions/actions.mdx`. */
  file: string;
  /** The page that shows the file, when the file is a partial. */
  page?: string;
  /** Reads a file named from the site's directory, such as a partial. */
  read: (file: string) => string;
  /** Gets every link that is to be filled in later. */
  links: PendingLink[];
}

/** A page that can't be turned into Markdown; the message names file, line, what is wrong and how to fix it. */
export class PageError extends Error {
  constructor(
    { file }: Pick<PageContext, 'file'>,
    node: Pick<Node, 'position'> | undefined,
    message: string,
  ) {
    super(`markdown-pages: ${file}:${node?.position?.start.line ?? 1} ${message}`);
    this.name = 'PageError';
  }
}
