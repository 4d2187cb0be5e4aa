import { resolve } from 'node:path';
import { formatFinding } from '../../content/finding';
import { counted } from '../../lib/counted';
import { ensurePages } from './ensurePages';

/** Makes the pages for checks without a build. @returns the exit code. */
export function run(siteDir: string): number {
  const { pages, findings } = ensurePages(resolve(siteDir));
  for (const finding of findings) console.error(formatFinding(finding));
  console.log(`HTTP APIs: ${pages} pages; documents: ${counted(findings.length, 'fault')}.`);
  return findings.length === 0 ? 0 : 1;
}
