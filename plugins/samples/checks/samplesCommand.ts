import { watch } from 'node:fs';
import { join } from 'node:path';
import { checkSamples } from './checkSamples';
import { formatReport, isClean } from './report';

/** Editors save a file in several steps. */
const settleMs = 100;

async function checkOnce(siteDir: string, paths: string[]): Promise<boolean> {
  const started = performance.now();
  const report = await checkSamples({
    siteDir,
    packagesRoot: siteDir,
    ...(paths.length > 0 ? { paths } : {}),
  });
  const { cached, pages } = report;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const clean = isClean(report);
  const write = clean ? console.log : console.error;
  console.log(`${seconds} s${cached > 0 ? `, ${cached} of ${pages.length} pages unchanged` : ''}`);
  write(formatReport(report));
  return clean;
}

/** Checks again after each change in `docs`. A change during a check starts one more check. */
async function checkOnChange(siteDir: string, paths: string[]): Promise<never> {
  let wake = () => {};
  let timer: NodeJS.Timeout | undefined;
  watch(join(siteDir, 'docs'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => wake(), settleMs);
  });
  for (;;) {
    const changed = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await checkOnce(siteDir, paths);
    await changed;
  }
}

/**
 * Checks samples from the command line.
 * @param paths pages and folders; all pages when empty
 * @param watches whether to check again after each change
 * @returns the exit code
 * @throws when a path doesn't exist
 */
export async function run(siteDir: string, paths: string[], watches = false): Promise<number> {
  if (watches) return checkOnChange(siteDir, paths);
  return (await checkOnce(siteDir, paths)) ? 0 : 1;
}
