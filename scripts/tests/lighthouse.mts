import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { repeatMeasurement } from '../bench/repeatMeasurement.mts';
import { freePort } from '../delivery/freePort.mts';
import { serveForTests } from '../delivery/serveForTests.mts';
import { chromiumFlags } from './findChromium.mts';
import { lighthouseReport, type PageReport } from './lighthouseReport.mts';

/** The pages that are tested: a docs page, the home of the docs, the landing page. */
export const lighthousePages = ['/functions/query-functions', '/home', '/'];

/** Measures a page in a new browser. */
async function measure(
  path: string,
  { origin, chromiumPath }: { origin: string; chromiumPath: string },
) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(origin + path, { port, logLevel: 'silent' });
    return lighthouseReport(path, result?.lhr);
  } finally {
    await browser.close();
  }
}

/**
 * Runs Lighthouse's mobile test over pages of a built site.
 * @throws when a page could not be tested.
 */
export async function runLighthouse({
  dir,
  chromiumPath,
  paths = lighthousePages,
}: {
  dir: string;
  chromiumPath: string;
  paths?: readonly string[];
}): Promise<PageReport[]> {
  const { origin, close } = await serveForTests(dir);
  const reports: PageReport[] = [];
  try {
    for (const path of paths) {
      reports.push(await repeatMeasurement(path, () => measure(path, { origin, chromiumPath })));
    }
  } finally {
    close();
  }
  return reports;
}
