import { resolve } from 'node:path';
import { createContentCheck, formatReport, isClean } from './checkContent';
import { resolveOptions } from './options';

/**
 * Checks the pages of a site from the command line.
 * @returns the exit code
 */
export async function run(siteDir: string): Promise<number> {
  const report = await createContentCheck(resolve(siteDir), resolveOptions({}))();
  const write = isClean(report) ? console.log : console.error;
  write(formatReport(report));
  return isClean(report) ? 0 : 1;
}
