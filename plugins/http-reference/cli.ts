import { resolve } from 'node:path';
import { formatFinding } from '../content-rules/finding';
import { ensurePages } from './ensurePages';

/** Makes the pages for checks without a build. @returns the exit code. */
export function run(siteDir: string): number {
  const { pages, findings } = ensurePages(resolve(siteDir));
  for (const finding of findings) console.error(formatFinding(finding));
  const count = `${findings.length} ${findings.length === 1 ? 'fault' : 'faults'}`;
  console.log(`HTTP APIs: ${pages} pages; documents: ${count}.`);
  return findings.length === 0 ? 0 : 1;
}
