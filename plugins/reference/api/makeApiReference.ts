import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { product } from '../../../src/site/product';
import type { Finding } from '../../build';
import { parseRedirects, redirectsFile, referenceDir } from '../../content';
import { checkNames } from './checkNames';
import { generatePages } from './generatePages';
import { readGuides } from './guides';
import type { SitePages } from './localLinks';
import type { ApiIndex } from './symbols';
import { findUses, finishPage } from './usedIn';

/**
 * Generates the pages of the TypeScript API and their index from the installed package, with links to the
 * guides that use each name.
 * @param guidesReady settles when every page that counts as a guide is written
 * @returns the files, relative to the site's directory, and names in guides that the package doesn't have
 */
export async function makeReference(
  siteDir: string,
  guidesReady: Promise<void>,
): Promise<{ files: Map<string, string>; findings: Finding[] }> {
  // TypeDoc takes seconds in a separate process. The guides are read at the same time.
  const [pages, guides] = await Promise.all([
    generatePages(siteDir),
    guidesReady.then(() => readGuides(siteDir)),
  ]);
  const index = JSON.parse(pages.get('symbols.json') ?? '') as ApiIndex;
  const uses = findUses(guides, index);
  const anchors = new Map(guides.map((guide) => [guide.file, guide.anchors]));
  const { redirects } = parseRedirects(readFileSync(join(siteDir, redirectsFile), 'utf8'));
  const site: SitePages = {
    siteDir,
    host: product.docsHost,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    anchorsOf: (file) => anchors.get(file),
  };
  const files = new Map<string, string>();
  for (const [path, text] of pages) {
    const file = posix.join(referenceDir, path);
    files.set(file, path.endsWith('.mdx') ? finishPage(text, file, uses, site) : text);
  }
  return { files, findings: checkNames(guides, index) };
}
