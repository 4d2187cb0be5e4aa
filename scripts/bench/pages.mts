import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import browserTests from '../../playwright.config.mts';
import { freePort, serveBuild } from '../delivery/server.mts';

export type Row = Record<string, string | number>;

/**
 * One page of each kind: landing, home, quickstart, guide, list of errors, client, reference of functions,
 * reference of an HTTP API.
 */
export const pageKinds = [
  '/',
  '/home',
  '/quickstart/react',
  '/functions/query-functions',
  '/error',
  '/client/react',
  '/api/modules/server',
  '/management-api/delete-project',
];

export function openBrowser(flags: readonly string[] = [], executable?: string): Promise<Browser> {
  const { launchOptions } = browserTests.use ?? {};
  const args = [...(launchOptions?.args ?? []), ...flags];
  return chromium.launch({
    ...launchOptions,
    args,
    ...(executable && { executablePath: executable }),
  });
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function kindOf(address: string): string {
  const [, extension = 'html'] = /\.(\w+)$/.exec(new URL(address).pathname) ?? [];
  if (['html', 'css', 'js'].includes(extension)) return extension;
  if (extension === 'woff2') return 'font';
  return ['svg', 'png'].includes(extension) ? 'image' : 'other';
}

/** Measures one page: its requests and bytes, headers included, up to the start of the application and by it. */
async function bytesOfPage(browser: Browser, address: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  // Nothing is prefetched on such a connection, so each phase only counts the files that it needs.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const rows = ['before use', 'start'].map((phase) => ({
    page: `${new URL(address).pathname}, ${phase}`,
    ...{ requests: 0, html: 0, css: 0, js: 0, font: 0, image: 0, other: 0, total: 0 },
  }));
  const [before, start] = rows;
  let current: Row | undefined = before;
  const requests: Map<string, { kind: string; row: Row | undefined }> = new Map();
  const add = (row: Row | undefined, column: string, count: number) => {
    if (row) row[column] = Number(row[column]) + count;
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    requests.set(requestId, { kind: kindOf(request.url), row: current });
    add(current, 'requests', 1);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind = 'other', row } = requests.get(requestId) ?? {};
    add(row, kind, encodedDataLength);
    add(row, 'total', encodedDataLength);
  });
  await page.goto(address, { waitUntil: 'load' });
  // Time for requests that the loader makes when the browser is idle.
  await page.waitForTimeout(500);
  current = start;
  await page.mouse.move(640, 400);
  await page.waitForFunction(() => document.documentElement.dataset.app === 'active');
  // Time for what the application requests once it runs.
  await page.waitForTimeout(500);
  await context.close();
  return rows;
}

/** Bytes that pages transfer before the application starts and by its start. */
export async function measureBytes(dir: string, paths: readonly string[]): Promise<Row[]> {
  const { origin, close } = await serveBuild(dir);
  const browser = await openBrowser();
  try {
    const rows = [];
    for (const path of paths) rows.push(...(await bytesOfPage(browser, origin + path)));
    return rows;
  } finally {
    await browser.close();
    close();
  }
}

const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
};

/**
 * Runs Lighthouse's mobile test in a new browser.
 * @throws when the page could not be tested
 */
export async function runLighthouse(address: string, executable?: string): Promise<Result> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`], executable);
  try {
    const result = await lighthouse(address, { port, logLevel: 'silent' });
    if (result && !result.lhr.runtimeError) return result.lhr;
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  } finally {
    await browser.close();
  }
}

async function lighthouseOf(address: string): Promise<Record<string, number>> {
  const lhr = await runLighthouse(address);
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ...Object.entries(audits).map(([name, column]) => [
      column,
      Number(lhr.audits[name]?.numericValue?.toFixed(column === 'CLS' ? 3 : 0)),
    ]),
  ]);
}

/** Scores and times of pages in Lighthouse's mobile test. */
export async function measureLighthouse(dir: string, paths: readonly string[]): Promise<Row[]> {
  const { origin, close } = await serveBuild(dir);
  try {
    const rows = [];
    for (const path of paths) {
      const results: Record<string, number>[] = [];
      for (let round = 0; round < rounds; round += 1) {
        results.push(await lighthouseOf(origin + path));
      }
      const columns = Object.keys(results[0] ?? {});
      const medians = columns.map((name) => [name, median(results.map((one) => one[name] ?? 0))]);
      rows.push({ page: path, ...Object.fromEntries(medians) });
    }
    return rows;
  } finally {
    close();
  }
}
