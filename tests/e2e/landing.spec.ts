import type { Page } from '@playwright/test';
import { expectActive, open, readSitemap } from './support/site';
import { expect, test } from './support/test';

const task = (page: Page, client: 'Phone' | 'Laptop', name: string) =>
  page.getByRole('region', { name: client }).getByRole('checkbox', { name });

async function expectTask(page: Page, name: string, done: boolean) {
  await expect(task(page, 'Phone', name)).toBeChecked({ checked: done });
  await expect(task(page, 'Laptop', name)).toBeChecked({ checked: done });
}

test.describe('landing page', () => {
  // @behavior landing-page-at-root
  test('has one first heading, then second and third ones in order', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const levels = await page
      .locator('h1,h2,h3,h4')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  // @behavior landing-page-at-root
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
  test('shows the changes of one client in the other', async ({ page }) => {
    await open(page, '/');
    await expectTask(page, 'Book the venue', false);
    await expectTask(page, 'Order the cake', true);
    await task(page, 'Phone', 'Book the venue').click();
    await expectTask(page, 'Book the venue', true);
    await task(page, 'Laptop', 'Book the venue').click();
    await expectTask(page, 'Book the venue', false);
    await task(page, 'Laptop', 'Order the cake').focus();
    await page.keyboard.press('Space');
    await expectTask(page, 'Order the cake', false);
    await expectTask(page, 'Invite the band', false);
  });

  test('applies what was ticked before the start, once', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await task(page, 'Phone', 'Book the venue').click();
    await page.getByRole('region', { name: 'Laptop' }).getByText('Order the cake').click();
    release();
    await expectActive(page);
    await expectTask(page, 'Book the venue', true);
    await expectTask(page, 'Order the cake', false);
    await expectTask(page, 'Invite the band', false);
    // And the application goes on from there.
    await task(page, 'Laptop', 'Book the venue').click();
    await expectTask(page, 'Book the venue', false);
  });
});
