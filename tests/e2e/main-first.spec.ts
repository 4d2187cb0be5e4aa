import type { Page } from '@playwright/test';
import { open, start } from './support/site';
import { expect, test } from './support/test';

const guide = '/functions';
const apiPage = '/api/modules/server';
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar', exact: true });

/** Where the keyboard goes from the first stop on: the landmarks in the order it reaches them. */
async function landmarks(page: Page, stops: number): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement?.closest('[data-sidebar]')) return 'sidebar';
      if (activeElement?.closest('main')) return 'main';
      return activeElement?.closest('header') ? 'header' : 'skip link';
    });
    if (found.at(-1) !== name) found.push(name);
    if (name === 'main') break;
  }
  return found;
}

for (const path of [guide, apiPage]) {
  test(`the HTML of ${path} has its content before the sidebar`, async ({ request }) => {
    const text = await (await request.get(path)).text();
    expect(text.indexOf('<main')).toBeGreaterThan(0);
    expect(text.indexOf('data-sidebar=""')).toBeGreaterThan(text.indexOf('</article>'));
  });
}

for (const width of [997, 1280]) {
  test(`at ${width} px the sidebar is on the left, reached first, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shifts: number[] }).shifts.push(
            (entry as PerformanceEntry & { value: number }).value,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(guide);
    const places = async () => [
      await sidebar(page).boundingBox(),
      await page.getByRole('main').boundingBox(),
    ];
    const before = await places();
    expect(before[0]?.x).toBeLessThan(before[1]?.x ?? 0);
    expect(before[0]?.y).toBe(before[1]?.y);
    expect(await landmarks(page, 200)).toEqual(['skip link', 'header', 'sidebar', 'main']);
    await start(page);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
  });
}

test('React finds the page as it renders it', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await open(page, guide);
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sidebar is on the left, and the keyboard reaches it first', async ({ page }) => {
    await page.goto(guide);
    const left = await sidebar(page).boundingBox();
    const main = await page.locator('main').boundingBox();
    expect(left?.x).toBeLessThan(main?.x ?? 0);
    expect(left?.y).toBe(main?.y);
    await page.getByRole('banner').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-sidebar] a:focus')).toHaveCount(1);
  });

  test('on a phone the sidebar follows the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(guide);
    const main = await page.locator('main').boundingBox();
    const below = await sidebar(page).boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
  });
});
