import { collectAnchors } from './anchors';
import type { Finding } from './finding';
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
  findings: Finding[];
  anchors: Set<string> | undefined;
  links: PageLink[];
  images: PageImage[];
}

const pageRules = [
  checkStructure,
  checkHeadings,
  checkComponents,
  checkFences,
  checkLinkTexts,
  checkAltTexts,
];

/** Runs every rule that needs one page only. */
export function summarizePage(file: string, docsDir: string, source: string): PageSummary {
  const id = docId(file, docsDir);
  const { findings, slug, endless } = checkFrontMatter(file, id, splitLines(source));
  const route = slug?.startsWith('/') ? slug.replace(/(.)\/$/, '$1') : defaultRoute(id);
  if (endless) return { id, route, findings, anchors: undefined, links: [], images: [] };
  const parsed = parsePage(file, docsDir, source);
  if (parsed.syntaxError) {
    const all = [...findings, parsed.syntaxError];
    return { id, route, findings: all, anchors: undefined, links: [], images: [] };
  }
  const { page } = parsed;
  return {
    id,
    route,
    findings: [...findings, ...pageRules.flatMap((rule) => rule(page))],
    anchors: collectAnchors(page.tree),
    links: collectLinks(page),
    images: collectImages(page),
  };
}
