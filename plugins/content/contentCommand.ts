import { resolve } from 'node:path';
import { createContentCheck, formatReport, isClean } from './checkContent';

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
