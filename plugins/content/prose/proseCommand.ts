import { resolve } from 'node:path';
import { counted, formatFinding } from '../../build';
import { checkCode } from './checkCode';
import { checkPages, formatReport, isClean } from './checkPages';

/**
 * Checks the prose of a site's pages and of its code from the command line.
 * @returns the exit code
 */
export async function run(siteDir: string): Promise<number> {
  const report = await checkPages(resolve(siteDir));
  const write = isClean(report) ? console.log : console.error;
  write(formatReport(report));
  const code = checkCode(resolve(siteDir));
  for (const finding of code.findings) console.error(formatFinding(finding));
  const phrases = counted(code.findings.length, 'phrase');
  console.log(
    `Checked the prose of ${counted(code.files, 'file')} of code and READMEs: ${phrases} to fix.`,
  );
  return isClean(report) && code.findings.length === 0 ? 0 : 1;
}
