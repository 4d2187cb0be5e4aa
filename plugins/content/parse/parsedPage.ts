import type { Root } from 'mdast';
import type { Finding } from '../../build';
import type { CodeMention, PageHeading, PageImage, PageLink } from './collect';
import type { PageFences } from './fences';
import type { PageImport } from './files';
import type { FrontMatter } from './frontMatter';
import type { SinceMark } from './headings';
import type { Page } from './page';

/** A heading of the second or third level and the text below it, up to the next heading. */
export interface SearchSection {
  /** Hash of its address; empty for the page's beginning. */
  id: string;
  heading: string;
  /** Prose on one line, without code, then each row of its tables on a line. */
  text: string;
  /** API names and the like, from code and from words set as code. */
  symbols: string;
  /** Texts of errors, a line each. */
  errors: string;
  /** What the rows of its tables are about, and the address of an endpoint, a line each. */
  topics: string;
}

/**
 * What is derived from the page's text when it is parsed. Everything is empty if the page can't be parsed.
 */
interface PageText extends PageFences {
  headings: PageHeading[];
  /** All ids that a link can refer to, of headings and elements. */
  anchors: string[];
  links: PageLink[];
  images: PageImage[];
  imports: PageImport[];
  /** The names of the components that the page uses, without duplicates. */
  components: string[];
  /** The samples that readers can run, with the module of the component. */
  live: { preview: string; steps: boolean; line: number }[];
  /** The releases that `<Since>` names. */
  since: SinceMark[];
  /** Names in inline code. */
  mentions: CodeMention[];
  /** What search finds, section by section. */
  sections: SearchSection[];
}

/**
 * Everything that can be derived from the source of a page or partial and the partials that it includes.
 * Plain JSON.
 */
export interface ParsedPage extends PageText {
  /** Relative to the site's directory: `docs/database/schemas.mdx`. */
  file: string;
  /** The docs plugin's id: `database/schemas`. */
  id: string;
  route: string;
  frontMatter: FrontMatter;
  /** Why the source can't be parsed, if it can't. */
  syntaxError?: Finding | undefined;
  /** Findings of the content rules that only need this page. */
  findings: Finding[];
  /** The page as Markdown, with links that are filled in later. Undefined for a partial. */
  markdown: ConvertedPage | undefined;
  /** The files of all partials that the page includes, directly or through another partial. */
  partials: string[];
}

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

/** What other topics take from a page's tree, which isn't kept. `plugins/readPage.ts` names them. */
export interface PageExtractors {
  readSections: (tree: Root) => SearchSection[];
  /** Comes last, because it changes the tree. `read` gives the source of a partial. */
  toMarkdown: (
    page: Page,
    frontMatter: FrontMatter,
    read: (file: string) => string,
  ) => ConvertedPage;
}
