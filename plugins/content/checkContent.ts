import { product } from '../../src/site/product';
import { compareFindings, counted, type Finding, formatFinding } from '../build';
import { readHistory } from './data/history';
import { listDocs } from './parse/files';
import { type PageStore, pageStore } from './parse/pageStore';
import { checkImport, isPartial } from './parse/partials';
import { addressesOf, anchorsOf, checkAddresses, checkRoutes } from './rules/addresses';
import { checkDefinitions } from './rules/definitions';
import { checkTargets, type Site } from './rules/links';
import { checkChanges, checkSince } from './rules/releases';
import { checkSidebar } from './rules/sidebar';

export interface ContentReport {
  /** The number of pages that were checked. */
  pages: number;
  findings: Finding[];
}

export interface ContentCheckOptions {
  /** The sidebars file, or `false` to skip the sidebar check. @defaultValue `sidebars.ts` */
  sidebarPath?: string | false | undefined;
}

const docsDir = 'docs';

/** Routes outside the docs that pages may link to. */
const otherRoutes = ['/'];

/**
 * Creates a check of all pages that, from its second run on, only reads the pages that changed. A run throws
 * when the docs directory or the sidebars file is missing.
 * @param store the parsed pages
 */
export function createContentCheck(
  siteDir: string,
  { sidebarPath = 'sidebars.ts' }: ContentCheckOptions = {},
  store: PageStore = pageStore(siteDir, docsDir),
): () => Promise<ContentReport> {
  return async () => {
    const files = await store.read(listDocs(siteDir, docsDir));
    const pages = new Map([...files].filter(([file]) => !isPartial(file)));
    const site: Site = {
      siteDir,
      otherRoutes,
      pages: new Map([...pages].map(([file, page]) => [file, anchorsOf(page, files)])),
      routes: new Map([...pages].map(([file, { route }]) => [route, file])),
    };
    const documented = { history: readHistory(), version: product.version };
    const findings: Finding[] = [];
    for (const [file, page] of files) {
      findings.push(...page.findings);
      findings.push(...checkTargets(page, site));
      findings.push(...page.imports.flatMap((one) => checkImport(file, one, siteDir)));
      findings.push(...page.since.flatMap((mark) => checkSince(file, mark, documented)));
    }
    findings.push(...checkChanges(pages, documented));
    findings.push(...checkDefinitions(pages));
    findings.push(...checkRoutes([...pages.values()]));
    findings.push(...checkAddresses(siteDir, addressesOf(files), otherRoutes));
    if (sidebarPath !== false) {
      findings.push(...checkSidebar(siteDir, sidebarPath, [...pages.values()]));
    }
    return { pages: pages.size, findings: findings.sort(compareFindings) };
  };
}

/** Formats a report for the terminal. */
export function formatReport({ pages, findings }: ContentReport): string {
  const checked = `Checked ${counted(pages, 'page')}`;
  if (pages === 0) return `${checked}: the docs directory contains no pages. Check its path.`;
  if (findings.length === 0) return `${checked}: nothing to fix.`;
  const count = `${counted(findings.length, 'problem')} to fix.`;
  return [...findings.map(formatFinding), `${checked}: ${count}`].join('\n');
}

/** Whether the build may continue. A check that found no pages isn't clean. */
export function isClean({ pages, findings }: ContentReport): boolean {
  return pages > 0 && findings.length === 0;
}
