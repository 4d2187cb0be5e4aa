import { collectAnchors } from '../../content/anchors';
import type { Finding } from '../../content/finding';
import { collectImports, type PageImport } from '../../content/imports';
import { defaultRoute, docId, parsePage, splitLines } from '../../content/page';
import { isPartial } from '../../content/partials';
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
