import budgets from '../budgets.json';
import { bytesSent } from '../build/readBuild';
import { networkIdle } from './support/networkIdle';
import { expectDocument, holdStart, setConnection, start } from './support/site';
import { expect, test } from './support/test';

const sum = (urls: readonly string[]) =>
  urls.reduce((total, url) => total + bytesSent(new URL(url).pathname), 0);

test('pages cost little until they have started, on their own host', async ({ page, baseURL }) => {
  // On such a connection nothing is prefetched, so only what the page needs is loaded.
  await setConnection(page, { saveData: true });
  await holdStart(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request.url());
  });
  for (const path of budgets.pages) {
    requests.length = 0;
    await page.goto(path);
    await networkIdle(page);
    await page.evaluate(() => document.fonts.ready);
    await expectDocument(page);
    const before = [...requests];
    expect(before.filter((url) => url.endsWith('.js'))).toEqual([]);
    const fonts = before.filter((url) => url.endsWith('.woff2'));
    const preloaded = await page.locator('link[rel=preload][as=font]').getAttribute('href');
    expect(fonts).toEqual([`${baseURL}${preloaded}`]);
    expect(sum(fonts)).toBeLessThanOrEqual(budgets.beforeStart.fontBytes);
    expect(before.length).toBeGreaterThan(2);
    expect(before.length).toBeLessThanOrEqual(budgets.beforeStart.requests);
    expect(sum(before)).toBeLessThanOrEqual(budgets.beforeStart.totalBytes);

    await page.evaluate(() => {
      document.addEventListener('app:active', () => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        Object.assign(window, { scripts: names.filter((name) => name.endsWith('.js')) });
      });
    });
    await start(page);
    const scripts = await page.evaluate<string[]>('window.scripts');
    expect(scripts.length).toBeGreaterThan(2);
    expect(sum(scripts)).toBeLessThanOrEqual(budgets.start.jsBytes);
    await networkIdle(page);
    expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  }
});

test('the font of code comes after the first paint and the load event', async ({ page }) => {
  await holdStart(page);
  await page.goto(budgets.typicalPage);
  const times = () =>
    page.evaluate(() => {
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
  await expect.poll(async () => (await times()).fonts).toHaveLength(1);
  const { fonts, paint, load } = await times();
  expect(fonts[0]).toBeGreaterThan(paint);
  expect(fonts[0]).toBeGreaterThan(load);
});
