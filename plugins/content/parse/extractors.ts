import type { Root } from 'mdast';
import type { SearchSection } from '../../../src/lib/search/types';
import type { FrontMatter } from './frontMatter';
import type { Page } from './page';

/** A link whose URL depends on the other pages and on where the site is served. */
export interface PendingLink {
  /** A page's file, or a path of the site that starts with a slash. */
  target: string;
  /** Whether the target is a static file, which has no `#` before its path in hash mode. */
  isFile: boolean;
  /** The position of the link, and its source. */
  file: string;
  line: number;
  written: string;
}

/** A page as Markdown, before its links are filled in, or the reason it can't be converted. */
export type ConvertedPage = { text: string; links: PendingLink[] } | { error: string };

/** What other rooms take from a page's tree, which isn't kept. `plugins/readPage.ts` names them. */
export interface PageExtractors {
  readSections: (tree: Root) => SearchSection[];
  /** Comes last, because it changes the tree. `read` gives the source of a partial. */
  toMarkdown: (
    page: Page,
    frontMatter: FrontMatter,
    read: (file: string) => string,
  ) => ConvertedPage;
}
