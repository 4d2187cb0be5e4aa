import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { boxOf, holdStart, open, overflow, phone, sidebar } from './support/site';
import { expect, test } from './support/test';

const defineTable = '/api/functions/server.defineTable';
const operation = '/management-api/create-project';

const filter = (page: Page) => sidebar(page).getByRole('searchbox', { name: 'Filter Convex API' });
const panel = (page: Page) => page.getByRole('region', { name: 'Request and response' });

test('the filter of the API finds a name of any entry point', async ({ page }) => {
  await holdStart(page);
  await page.goto(defineTable);
  await filter(page).click();
  await page.keyboard.type('useQu');
  await expect(sidebar(page).getByRole('status')).toHaveText('4 names');
  await expect(sidebar(page).getByRole('link', { name: 'defineTable' })).toBeHidden();
  await sidebar(page).evaluate((nav) => nav.scrollTo(0, nav.scrollHeight));
  await filter(page).fill('query');
  const names = sidebar(page).getByRole('status').locator('xpath=following-sibling::ul//a');
  const first = names.first();
  await expect(first).toBeInViewport({ ratio: 1 });
  const field = await boxOf(filter(page));
  expect((await boxOf(first)).y).toBeGreaterThan(field.y + field.height);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sidebar has no filter, and cuts off no name', async ({ page }) => {
    await page.goto(defineTable);
    await expect(filter(page)).toBeHidden();
    await page.goto('/api/functions/react.optimisticallyUpdateValueInPaginatedQuery');
    const item = sidebar(page).locator('[aria-current=page]');
    expect(await item.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});

test('an HTTP operation has its request next to the article, or above it', async ({ page }) => {
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, operation);
    const article = await boxOf(page.getByRole('article'));
    const box = await boxOf(panel(page));
    expect(box.x).toBeGreaterThan(article.x + article.width);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(article.width).toBeGreaterThan(400);
    await expect(panel(page).getByText('Example response, status 200').first()).toBeInViewport();
    await page.evaluate(() => scrollBy(0, 900));
    await expect(panel(page).getByRole('button', { name: /^Try it/ })).toBeInViewport();
    expect(await overflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.setViewportSize(phone);
  const request = await boxOf(panel(page));
  const reference = await boxOf(page.getByRole('heading', { name: 'Authorization' }));
  expect(reference.y).toBeGreaterThan(request.y + request.height);
  expect(await overflow(page)).toBe(0);
});
