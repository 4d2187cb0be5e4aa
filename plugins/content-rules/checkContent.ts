import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { compareFindings, type Finding, formatFinding } from './finding';
import type { ContentRulesOptions } from './options';
import { createPageReader } from './readPages';
import { checkImage } from './rules/images';
import { checkLink } from './rules/links';
import { checkSidebar } from './rules/sidebar';
import { loadSidebar } from './sidebar';
import { createPageFinder, type Site } from './site';

export interface ContentReport {
  /** How many pages were looked at. */
  pages: number;
  findings: Finding[];
}

async function listPages(siteDir: string, docsDir: string): Promise<string[]> {
  const entries = await readdir(join(siteDir, docsDir), { recursive: true });
  return (
    entries
      .map((entry) => entry.replaceAll('\\', '/'))
      // Docusaurus takes names that begin with an underscore for parts of pages, not pages.
      .filter((path) => /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path))
      .map((path) => posix.join(docsDir, path))
      .sort()
  );
}

/**
 * Makes a check of all pages. It remembers what it read, so a second run reads only what changed.
 * Each run throws when the docs directory or the sidebars file is missing.
 */
export function createContentCheck(
  siteDir: string,
  settings: ContentRulesOptions,
): () => Promise<ContentReport> {
  const { docsDir, sidebarPath } = settings;
  const readPages = createPageReader(siteDir, docsDir);

  return async () => {
    const pages = await readPages(await listPages(siteDir, docsDir));
    const site: Site = {
      ...settings,
      siteDir,
      pages,
      routes: new Map([...pages].map(([file, { route }]) => [route, file])),
      nearestPage: createPageFinder(pages.keys()),
    };
    const findings: Finding[] = [];
    for (const [file, page] of pages) {
      findings.push(...page.findings);
      findings.push(...page.links.flatMap((link) => checkLink(file, link, site)));
      findings.push(...page.images.flatMap((image) => checkImage(file, image, site)));
    }
    if (sidebarPath !== false) {
      const files = new Map([...pages].map(([file, { id }]) => [id, file]));
      findings.push(...checkSidebar(loadSidebar(siteDir, sidebarPath), files));
    }
    return { pages: pages.size, findings: findings.sort(compareFindings) };
  };
}

/** Writes a report as the terminal shows it. */
export function formatReport({ pages, findings }: ContentReport): string {
  const checked = `Checked ${pages} ${pages === 1 ? 'page' : 'pages'}`;
  if (pages === 0) return `${checked}: there is nothing below the docs directory. Mend its path.`;
  if (findings.length === 0) return `${checked}: nothing to mend.`;
  const count = `${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to mend.`;
  return [...findings.map(formatFinding), `${checked}: ${count}`].join('\n');
}

/** Whether a report lets the build go on; a check that saw no page does not. */
export function isClean({ pages, findings }: ContentReport): boolean {
  return pages > 0 && findings.length === 0;
}
