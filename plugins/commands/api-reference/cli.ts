import { resolve } from 'node:path';
import { formatFinding } from '../../content/finding';
import { counted } from '../../lib/counted';
import { ensureReference, type ReferenceReport } from './ensureReference';
import { resolveOptions } from './options';

/** Makes the pages of the reference for checks without a build. */
export function makePages(siteDir: string): ReferenceReport {
  return ensureReference(resolve(siteDir), resolveOptions({}));
}

/** Makes the pages and checks the names that guides take from the package. @returns the exit code. */
export function run(siteDir: string): number {
  const { pages, findings } = makePages(siteDir);
  for (const finding of findings) console.error(formatFinding(finding));
  const names = counted(findings.length, 'name');
  console.log(`Reference: ${pages} pages; guides: ${names} to mend.`);
  return findings.length === 0 ? 0 : 1;
}
