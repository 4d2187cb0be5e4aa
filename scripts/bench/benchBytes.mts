import { chromium } from '@playwright/test';
import { chromiumFlags } from '../tests/findChromium.mts';

type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other';

const kinds: [RegExp, Kind][] = [
  [/\.js$/, 'js'],
  [/\.css$/, 'css'],
  [/\.woff2$/, 'font'],
  [/\.(svg|png)$/, 'image'],
  [/\.(json|txt|xml|md)$/, 'other'],
];

function kindOf(address: string): Kind {
  const { pathname } = new URL(address);
  return kinds.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'html';
}

/**
 * Bytes as transferred (brotli, including headers) by kind, before the application starts and added by its
 * start. Prefetched files count when they are used.
 * @returns rows of a table
 */
export async function benchBytes({
  origin,
  paths,
  executablePath,
}: {
  origin: string;
  paths: readonly string[];
  executablePath: string;
}): Promise<object[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const rows = [];
  for (const path of paths) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    // Nothing is prefetched on such a connection, so each phase only counts the files that it needs.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const requests: Map<string, { kind: Kind; phase: string; bytes: number }> = new Map();
    let phase = 'before';
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      requests.set(requestId, { kind: kindOf(request.url), phase, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await page.goto(origin + path, { waitUntil: 'load' });
    // Time for requests that the loader makes when the browser is idle.
    await page.waitForTimeout(500);
    phase = 'start';
    await page.mouse.move(640, 400);
    await page.waitForFunction(() => document.documentElement.dataset.app === 'active');
    // Time for what the application requests once it runs.
    await page.waitForTimeout(500);
    for (const name of ['before', 'start']) {
      const own = [...requests.values()].filter((request) => request.phase === name);
      const sum = (kind: Kind) =>
        own
          .filter((request) => request.kind === kind)
          .reduce((total, { bytes }) => total + bytes, 0);
      rows.push({
        page: path,
        phase: name,
        requests: own.length,
        html: sum('html'),
        css: sum('css'),
        js: sum('js'),
        font: sum('font'),
        image: sum('image'),
        other: sum('other'),
        total: own.reduce((total, { bytes }) => total + bytes, 0),
      });
    }
    await context.close();
  }
  await browser.close();
  return rows;
}
