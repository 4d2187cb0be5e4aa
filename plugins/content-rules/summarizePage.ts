import { isPartial } from '../../src/lib/partials';
import { collectAnchors } from './anchors';
import type { Finding } from './finding';
import { collectImports, type PageImport } from './imports';
import { defaultRoute, docId, parsePage, splitLines } from './page';
import { checkComponents } from './rules/components';
import { checkFences } from './rules/fences';
import { checkFrontMatter } from './rules/frontMatter';
import { checkHeadings } from './rules/headings';
import { checkAltTexts, collectImages, type PageImage } from './rules/images';
import { checkLinkTexts, collectLinks, type PageLink } from './rules/links';
import { checkStructure } from './rules/structure';

/** All that is kept of a page once it is read: thousands of trees would not fit. */
export interface PageSummary {
  id: string;
  route: string;
  /** The page need not be in the sidebar. */
  noSidebar: boolean;
  findings: Finding[];
  anchors: Set<string> | undefined;
  links: PageLink[];
  images: PageImage[];
  imports: PageImport[];
}

/** Rules for all that readers see. */
const contentRules = [checkComponents, checkFences, checkLinkTexts, checkAltTexts];

/** Rules for a page as a whole, besides. */
const pageRules = [checkStructure, checkHeadings, ...contentRules];

/** Runs every rule that needs one page, or one partial, only. */
export function summarizePage(file: string, docsDir: string, source: string): PageSummary {
  const id = docId(file, docsDir);
  const {
    findings,
    slug,
    endless,
    noSidebar = false,
  } = isPartial(file)
    ? { findings: [], slug: undefined, endless: false }
    : checkFrontMatter(file, id, splitLines(source));
  const route = slug?.startsWith('/') ? slug.replace(/(.)\/$/, '$1') : defaultRoute(id);
  const unread = { anchors: undefined, links: [], images: [], imports: [] };
  if (endless) return { id, route, noSidebar, findings, ...unread };
  const parsed = parsePage(file, docsDir, source);
  if (parsed.syntaxError) {
    const all = [...findings, parsed.syntaxError];
    return { id, route, noSidebar, findings: all, ...unread };
  }
  const { page } = parsed;
  const rules = isPartial(file) ? contentRules : pageRules;
  return {
    id,
    route,
    noSidebar,
    findings: [...findings, ...rules.flatMap((rule) => rule(page))],
    anchors: collectAnchors(page.tree),
    links: collectLinks(page),
    images: collectImages(page),
    imports: collectImports(page),
  };
}
