import type { Root } from 'mdast';
import { type Finding, findingAt } from '../../build';
import { checkComponents } from '../rules/components';
import { checkFences } from '../rules/fences';
import { checkFrontMatter } from '../rules/frontMatter';
import { checkLimits } from '../rules/limits';
import { checkAnnouncements, checkNodes } from '../rules/nodes';
import { checkPatterns, checkVariables } from '../rules/patterns';
import { checkHeadings, checkQuickstart, checkStructure, checkWording } from '../rules/structure';
import { collectFacts } from './collect';
import { collectFences, type Fence } from './fences';
import {
  collectImports,
  defaultRoute,
  docId,
  isPartial,
  type PageImport,
  splitLines,
} from './files';
import {
  type FrontMatter,
  frontMatterText,
  frontMatterValues,
  parseFrontMatter,
} from './frontMatter';
import { collectSince, type SinceMark } from './headings';
import { type Page, parsePage, type Report } from './page';

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
 * Everything that can be derived from the source of a page or partial and the partials that it includes. Its text
 * counts as empty if it can't be parsed. Plain JSON.
 */
export interface ParsedPage extends ReturnType<typeof collectFacts> {
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
  fences: Fence[];
  imports: PageImport[];
  since: SinceMark[];
  sections: SearchSection[];
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
  extractSections: (tree: Root) => SearchSection[];
  /** Comes last, because it changes the tree. `read` gives the source of a partial. */
  convertPage: (
    page: Page,
    frontMatter: FrontMatter,
    read: (file: string) => string,
  ) => ConvertedPage;
}

type Rule = (page: Page, report: Report) => void;

const contentRules: readonly Rule[] = [
  checkAnnouncements,
  checkComponents,
  checkFences,
  checkLimits,
  checkNodes,
  checkPatterns,
  checkVariables,
];

const pageRules: readonly Rule[] = [
  checkStructure,
  checkHeadings,
  checkQuickstart,
  checkWording,
  ...contentRules,
];

/** Checks that a source was read as it was written: other encodings give characters that no page has. */
function checkEncoding(file: string, lines: readonly string[]): Finding[] {
  const index = lines.findIndex((line) => /[\0\uFFFD]/.test(line));
  if (index === -1) return [];
  const message = 'The file is not in UTF-8. Save it in UTF-8.';
  return [{ file, line: index + 1, column: 1, rule: 'encoding', message }];
}

export interface PageSource {
  /** Relative to the site's directory, with forward slashes. */
  file: string;
  text: string;
  /** The sources of the partials that it includes, directly or not, by file. */
  partials: Readonly<Record<string, string>>;
}

/**
 * Parses a page once and computes everything that can be derived from it alone. All code that needs a page's
 * tree is called here; topics above this one pass theirs as extractors. The tree isn't kept, because thousands of trees
 * don't fit into memory.
 */
export function readParsedPage(
  { file, text, partials }: PageSource,
  { extractSections, convertPage }: PageExtractors,
): ParsedPage {
  const id = docId(file);
  const lines = splitLines(text);
  const matter = parseFrontMatter(lines);
  const frontMatter = frontMatterValues(matter);
  const slug = frontMatterText(frontMatter, 'slug');
  const findings = checkEncoding(file, lines);
  const report: Report = (where, rule, message) =>
    findings.push(findingAt(file, where, rule, message));
  if (!isPartial(file)) checkFrontMatter(file, id, matter, report);

  // If the front matter doesn't end, the start of the page is unknown.
  const isEndless = !isPartial(file) && matter.fault?.isEndless === true;
  const parsed: { page?: Page | undefined; syntaxError?: Finding | undefined } = isEndless
    ? { syntaxError: findings[0] }
    : parsePage(file, text);
  const { syntaxError } = parsed;
  if (syntaxError && !isEndless) findings.push(syntaxError);
  const page = parsed.page ?? { file, id, lines, tree: { type: 'root', children: [] } };
  const isShown = !isPartial(file) && !syntaxError;
  if (!syntaxError) {
    for (const check of isPartial(file) ? contentRules : pageRules) check(page, report);
  }
  const read = (path: string) => {
    const source = partials[path];
    if (source === undefined) throw new Error(`${path} does not exist.`);
    return source;
  };
  const error = syntaxError && `markdown: ${file}:${syntaxError.line} ${syntaxError.message}`;
  return {
    file,
    id,
    route: slug?.startsWith('/') ? slug.replace(/(.)\/$/, '$1') : defaultRoute(id),
    frontMatter,
    partials: Object.keys(partials),
    findings,
    syntaxError,
    ...collectFacts(page),
    imports: collectImports(page),
    since: collectSince(page),
    fences: collectFences(page),
    sections: isShown ? extractSections(page.tree) : [],
    // This comes last, because it changes the tree.
    markdown: error ? { error } : isShown ? convertPage(page, frontMatter, read) : undefined,
  };
}
