import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import createJiti from 'jiti';
import { product } from '../../src/site/product';
import { compareFindings, counted, type Finding, formatFinding } from '../build';
import { readHistory } from './data/history';
import { checkImport, isPartial, listDocs } from './parse/files';
import { type PageStore, pageStore } from './parse/pageStore';
import type { ParsedPage } from './parse/parsedPage';
import { addressesOf, anchorsOf, checkAddresses, checkRoutes } from './rules/addresses';
import { checkDefinitions } from './rules/definitions';
import { checkTargets, type Site } from './rules/links';
import { checkLive } from './rules/live';
import { checkChanges, checkSince } from './rules/releases';

/** The ids of the pages in a part of the sidebars, in order. */
function idsIn(part: unknown): string[] {
  if (Array.isArray(part)) {
    return part.flatMap((item) => (typeof item === 'string' ? [item] : idsIn(item)));
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'id' ? [String(value)] : idsIn(value),
  );
}

/**
 * Checks that the sidebars contain every page, except those that are shown without one. Docusaurus reports ids without
 * a page.
 * @throws when the sidebars file is missing or fails to run
 */
function checkSidebar(
  siteDir: string,
  sidebarFile: string,
  pages: readonly ParsedPage[],
): Finding[] {
  const path = join(siteDir, sidebarFile);
  if (!existsSync(path)) {
    throw new Error(
      `content: ${sidebarFile} does not exist. Add the file or set the option "sidebarPath".`,
    );
  }
  const load = createJiti(path, { cache: true, requireCache: false, interopDefault: true });
  const ids = idsIn(load(path));
  const listed = new Set(ids);
  return pages
    .filter(({ id, frontMatter }) => !listed.has(id) && !('displayed_sidebar' in frontMatter))
    .map(({ id, file }): Finding => {
      const after = ids.filter((other) => posix.dirname(other) === posix.dirname(id)).at(-1);
      const where = after ? ` after '${after}'` : '';
      const message = `The page is not in the sidebar. Add '${id}' to ${sidebarFile}${where}.`;
      return { file, line: 1, column: 1, rule: 'sidebar-missing', message };
    });
}

export interface ContentReport {
  pages: number;
  findings: Finding[];
}

export interface ContentCheckOptions {
  /** The sidebars file, or `false` to skip the sidebar check. @defaultValue `sidebars.ts` */
  sidebarPath?: string | false | undefined;
}

const otherRoutes = ['/'];

/**
 * Creates a check of all pages that, from its second run on, only reads the pages that changed. A run throws
 * when the docs directory or the sidebars file is missing.
 * @param store the parsed pages
 */
export function createContentCheck(
  siteDir: string,
  { sidebarPath = 'sidebars.ts' }: ContentCheckOptions = {},
  store: PageStore = pageStore(siteDir),
): () => Promise<ContentReport> {
  return async () => {
    const files = await store.read(listDocs(siteDir));
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
      if (!isPartial(file)) findings.push(...checkLive(page));
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

/**
 * Checks the pages of a site from the command line.
 * @returns the exit code
 */
export async function run(siteDir: string): Promise<number> {
  const report = await createContentCheck(resolve(siteDir))();
  const write = isClean(report) ? console.log : console.error;
  write(formatReport(report));
  return isClean(report) ? 0 : 1;
}
