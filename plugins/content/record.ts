import type { SearchSection } from '../../src/lib/search/types';
import type { PageImage } from '../commands/content-rules/rules/images';
import type { PageLink } from '../commands/content-rules/rules/links';
import type { SavedBlock } from '../commands/prose/readProse';
import type { ConvertedPage } from '../docusaurus/markdown-pages/toMarkdown';
import type { PageFences } from './fences';
import type { Finding, Place } from './finding';
import type { FrontMatter } from './frontMatter';
import type { PageImport } from './imports';
import type { CodeMention } from './mentions';

/** A heading of a page, with the id that Docusaurus gives it. */
export interface PageHeading extends Place {
  id: string;
  depth: number;
  text: string;
}

/** What the page's text is found to be when it is read; all of it is empty when the page can't be read. */
interface PageText extends PageFences {
  headings: PageHeading[];
  /** Every id that a link may name: those of headings and of elements. */
  anchors: string[];
  links: PageLink[];
  images: PageImage[];
  imports: PageImport[];
  /** Names of the components that the page uses, each once. */
  components: string[];
  /** Names in inline code. */
  mentions: CodeMention[];
  /** Everything that the page says in words, in order. */
  prose: SavedBlock[];
  /** What search finds, section by section. */
  sections: SearchSection[];
}

/** Everything that is known of a page or partial from its source alone, and the partials that it shows. Plain JSON. */
export interface PageRecord extends PageText {
  /** From the site's directory: `docs/database/schemas.mdx`. */
  file: string;
  /** The docs plugin's id: `database/schemas`. */
  id: string;
  route: string;
  frontMatter: FrontMatter;
  /** Why the source can't be parsed, if it can't. */
  syntaxError?: Finding | undefined;
  /** What the content rules find that need this page only. */
  findings: Finding[];
  /** The page as Markdown, with its links still to be filled in; a partial has none. */
  markdown: ConvertedPage | undefined;
  /** The files of all partials that the page shows, directly or through another partial. */
  partials: string[];
}
