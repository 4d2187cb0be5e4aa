import { type Finding, findingAt } from '../../build';
import { checkComponents } from '../rules/components';
import { checkFences } from '../rules/fences';
import { checkFrontMatter } from '../rules/frontMatter';
import { checkLimits } from '../rules/limits';
import { checkLive, checkQuickstart } from '../rules/live';
import { checkAnnouncements, checkNodes } from '../rules/nodes';
import { checkPatterns, checkVariables } from '../rules/patterns';
import { checkHeadings, checkStructure, checkWording } from '../rules/structure';
import { collectFacts } from './collect';
import { collectFences } from './fences';
import { collectImports, defaultRoute, docId, isPartial, splitLines } from './files';
import { frontMatterText, frontMatterValues, parseFrontMatter } from './frontMatter';
import { collectSince } from './headings';
import { type Page, parsePage, type Report } from './page';
import type { PageExtractors, ParsedPage } from './parsedPage';

type Rule = (page: Page, report: Report) => void;

/** Rules for all content that readers see. */
const contentRules: readonly Rule[] = [
  checkAnnouncements,
  checkComponents,
  checkFences,
  checkLimits,
  checkNodes,
  checkPatterns,
  checkVariables,
];

/** Additional rules for whole pages. */
const pageRules: readonly Rule[] = [
  checkStructure,
  checkHeadings,
  checkLive,
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

/** The source of a page. */
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
  { readSections, toMarkdown }: PageExtractors,
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
  const known = {
    file,
    id,
    route: slug?.startsWith('/') ? slug.replace(/(.)\/$/, '$1') : defaultRoute(id),
    frontMatter,
    partials: Object.keys(partials),
  };

  // If the front matter doesn't end, the start of the page is unknown.
  const isEndless = !isPartial(file) && matter.fault?.isEndless === true;
  const parsed = isEndless ? { syntaxError: findings[0], page: undefined } : parsePage(file, text);
  if (!parsed.page) {
    const { syntaxError } = parsed;
    return {
      ...known,
      findings: isEndless || !syntaxError ? findings : [...findings, syntaxError],
      syntaxError,
      headings: [],
      anchors: [],
      links: [],
      images: [],
      imports: [],
      components: [],
      live: [],
      since: [],
      fences: [],
      fenceProblems: syntaxError ? [syntaxError] : [],
      mentions: [],
      sections: [],
      markdown: syntaxError && {
        error: `markdown: ${file}:${syntaxError.line} ${syntaxError.message}`,
      },
    };
  }

  const { page } = parsed;
  for (const check of isPartial(file) ? contentRules : pageRules) check(page, report);
  const facts = {
    ...known,
    findings,
    ...collectFacts(page),
    imports: collectImports(page),
    since: collectSince(page),
    ...collectFences(page),
    sections: isPartial(file) ? [] : readSections(page.tree),
  };
  // This comes last, because it changes the tree.
  const markdown = isPartial(file)
    ? undefined
    : toMarkdown(page, frontMatter, (path) => {
        const source = partials[path];
        if (source === undefined) throw new Error(`${path} does not exist.`);
        return source;
      });
  return { ...facts, markdown };
}
