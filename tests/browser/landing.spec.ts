import type { Page } from '@playwright/test';
import { networkIdle } from './support/networkIdle';
import { expectActive, open, readSitemap } from './support/site';
import { expect, test } from './support/test';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 900 },
  { width: 390, height: 844 },
];

/** The demo's frame, and one of its two windows. */
const demo = (page: Page) => page.frameLocator('iframe[title="Live sample"]');
const windowOf = (page: Page, name: 'Window 1' | 'Window 2') =>
  demo(page).getByRole('region', { name });
const runButton = (page: Page) => page.getByRole('button', { name: 'Run it here' });

test.describe('landing page', () => {
  test('has one first heading, then second and third ones in order', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const levels = await page
      .locator('h1,h2,h3,h4')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.length).toBeGreaterThan(3);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test('has no docs sidebar', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
  });

  test('leads to pages that exist', async ({ page, request }) => {
    const paths = await readSitemap(request);
    await page.goto('/');
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) {
      if (link.startsWith('/')) expect(paths).toContain(link.split('#')[0]);
      else expect(link).toMatch(/^https:\/\//);
    }
    for (const name of ['Start the tutorial', 'All quickstarts', 'Read the concepts']) {
      await open(page, '/');
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(
        page.getByRole('navigation', { name: 'Docs sidebar', exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });
});

test.describe('demo', () => {
  test('is a picture until the reader runs it, and then a real backend', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, '/');
    const picture = page.locator('[inert]').filter({ hasText: 'Window 2' });
    await expect(picture.getByText('Book the venue')).toHaveCount(2);
    await expect(picture).toBeVisible();
    await networkIdle(page);
    expect(requests.filter((path) => path.includes('/live/'))).toEqual([]);

    await runButton(page).click();
    const first = windowOf(page, 'Window 1').getByRole('checkbox', { name: 'Book the venue' });
    const second = windowOf(page, 'Window 2').getByRole('checkbox', { name: 'Book the venue' });
    await expect(second).not.toBeChecked();
    await first.click();
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
    await second.focus();
    await page.keyboard.press('Space');
    await expect(first).not.toBeChecked();
    await demo(page).getByRole('tab', { name: 'Log' }).click();
    await expect(demo(page).getByRole('tabpanel')).toContainText('tasks:toggle');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(picture).toBeVisible();
  });

  for (const size of sizes) {
    test(`moves nothing when it starts, at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, '/');
      const next = page.getByRole('heading', { name: 'All of the docs' });
      const top = () => next.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await top();
      await runButton(page).click();
      await expect(windowOf(page, 'Window 1').getByText('Book the venue')).toBeVisible();
      // The frame reports its height once the windows have their data.
      await expect
        .poll(() => page.locator('iframe').evaluate((frame) => frame.style.height))
        .not.toBe('480px');
      expect(await top()).toBe(before);

      // What is kept for one width isn't kept for another.
      const stage = page.locator('div:has(> section[aria-label="Live sample"])');
      await expect(stage).toHaveAttribute('style', /min-height/);
      await page.setViewportSize({ ...size, width: size.width - 20 });
      await expect(stage).not.toHaveAttribute('style', /min-height/);
    });
  }

  test('starts after a press that came before the application', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await runButton(page).click();
    release();
    await expectActive(page);
    await expect(windowOf(page, 'Window 2').getByText('Book the venue')).toBeVisible();
  });
});
