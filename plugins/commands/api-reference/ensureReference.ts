import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { product } from '../../../src/site/product';
import type { Finding } from '../../content/finding';
import { referenceDir } from '../../lib/referenceDir';
import { isBeingWritten, writeChanged } from '../../lib/writeChanged';
import { checkNames } from './checkNames';
import { generatePages } from './generatePages';
import { readGuides } from './guides';
import type { ApiReferenceOptions } from './options';
import { readApiIndex } from './symbols';
import { findUses, finishPage } from './usedIn';

/** What one run did. */
export interface ReferenceReport {
  pages: number;
  /** Whether TypeDoc's part was there from an earlier run. */
  cached: boolean;
  /** Names in guides that the package does not have. */
  findings: Finding[];
}

function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Makes the pages of the reference, or brings them up to date, and checks what guides say of the package. */
export function ensureReference(siteDir: string, options: ApiReferenceOptions): ReferenceReport {
  const { dir, cached } = generatePages(siteDir, options);
  const target = join(siteDir, referenceDir);
  const files = listFiles(dir);
  writeChanged(join(target, 'symbols.json'), readFileSync(join(dir, 'symbols.json'), 'utf8'));

  const index = readApiIndex(siteDir);
  const guides = readGuides(siteDir);
  const uses = findUses(guides, index);
  const pages = files.filter((file) => file.endsWith('.mdx'));
  for (const file of pages) {
    const page = posix.join(referenceDir, file);
    const site = { siteDir, host: product.docsHost };
    writeChanged(join(target, file), finishPage(join(dir, file), page, uses, site));
  }
  for (const file of listFiles(target)) {
    if (!files.includes(file) && !isBeingWritten(file)) rmSync(join(target, file));
  }
  return { pages: pages.length, cached, findings: checkNames(guides, index) };
}
