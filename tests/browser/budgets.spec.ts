import type { CDPSession, Page } from '@playwright/test';
import { serveBuild } from '../../scripts/delivery/server.mts';
import budgets from '../budgets.json';
import { networkIdle } from './support/networkIdle';
import { expectActive, expectDocument, holdStart } from './support/site';
import { expect, test } from './support/test';

interface Sent {
  url: string;
  /** Bytes over the wire, headers included. */
  bytes: number;
}

/** Writes down what the page asks for and how many bytes come back. */
async function watchNetwork(page: Page): Promise<Map<string, Sent>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const requests = new Map<string, Sent>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { url: request.url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const sent = requests.get(requestId);
    if (sent) sent.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return requests;
}

const sum = (all: readonly Sent[]) => all.reduce((total, { bytes }) => total + bytes, 0);

/** Headers of one answer; the budgets count bodies. */
const headerBytes = 700;

let site: Awaited<ReturnType<typeof serveBuild>>;
test.beforeAll(async () => {
  site = await serveBuild('build');
});
test.afterAll(() => site.close());

for (const path of budgets.pages) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      // On such a connection nothing is prefetched, so only what the page needs is loaded.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await holdStart(page);
    });

    test('costs little before the start, little at the start, and stays on its host', async ({
      page,
    }) => {
      const requests = await watchNetwork(page);
      await page.goto(site.origin + path);
      await networkIdle(page);
      await page.evaluate(() => document.fonts.ready);
      await expectDocument(page);

      const before = [...requests.values()];
      expect(before.filter(({ url }) => url.endsWith('.js'))).toEqual([]);
      expect(before.filter(({ url }) => url.endsWith('.woff2'))).toHaveLength(1);
      expect(before.every(({ bytes }) => bytes > 0)).toBe(true);
      expect(before.length).toBeGreaterThan(2);
      expect(before.length).toBeLessThanOrEqual(budgets.beforeStart.requests);
      expect(sum(before)).toBeLessThanOrEqual(budgets.beforeStart.totalBytes);

      await page.mouse.move(300, 300);
      await expectActive(page);
      await networkIdle(page);
      const after = [...requests.values()].slice(before.length);
      const scripts = after.filter(({ url }) => url.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(2);
      const allowed = budgets.start.jsBytes + scripts.length * headerBytes;
      expect(sum(scripts)).toBeLessThanOrEqual(allowed);

      const origins = new Set([...requests.values()].map(({ url }) => new URL(url).origin));
      expect([...origins]).toEqual([site.origin]);
    });
  });
}

test('the font of code comes after the first paint and after everything that the page waits for', async ({
  page,
}) => {
  await holdStart(page);
  await page.goto(site.origin + budgets.typicalPage);
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => /JetBrains Mono/.test(family) && status === 'loaded',
      ),
    );
  await expect.poll(isLoaded).toBe(true);
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const fonts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /jetbrains-mono.+woff2/.test(name));
    return {
      fonts: fonts.map(({ startTime }) => startTime),
      paint: paint?.startTime ?? Number.POSITIVE_INFINITY,
      load: (navigation as PerformanceNavigationTiming).loadEventStart,
    };
  });
  expect(times.fonts).toHaveLength(1);
  expect(times.fonts[0]).toBeGreaterThan(times.paint);
  expect(times.fonts[0]).toBeGreaterThan(times.load);
});
