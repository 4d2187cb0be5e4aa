import { resolve } from 'node:path';
import { checkPages, formatReport, isClean } from './checkPages';

/** Checks the words of a site's pages from the command line. @returns the exit code. */
export async function run(siteDir: string): Promise<number> {
  const report = await checkPages(resolve(siteDir));
  const write = isClean(report) ? console.log : console.error;
  write(formatReport(report));
  return isClean(report) ? 0 : 1;
}
