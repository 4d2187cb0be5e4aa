import { checkSamples } from './checkSamples';
import { formatReport, isClean } from './report';

/**
 * Checks samples from the command line.
 * @param paths pages and folders; all pages when there are none
 * @returns the exit code.
 */
export async function run(siteDir: string, paths: string[]): Promise<number> {
  const started = performance.now();
  const report = await checkSamples({
    siteDir,
    packagesRoot: siteDir,
    ...(paths.length > 0 ? { paths } : {}),
  });
  const write = isClean(report) ? console.log : console.error;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { cached } = report;
  const remembered = cached > 0 ? `, ${cached} of ${report.pages.length} pages unchanged` : '';
  console.log(`${seconds} s${remembered}`);
  write(formatReport(report));
  return isClean(report) ? 0 : 1;
}
