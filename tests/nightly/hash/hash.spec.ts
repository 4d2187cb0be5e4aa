import type { Page } from '@playwright/test';
import { networkIdle } from '../../browser/support/networkIdle';
import { results, search } from '../../browser/support/search';
import { expectSameDocument, heading, markDocument } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

const realtime = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Realtime' });

test('the landing page and a deep link show, with styles, icons and font', async ({ page }) => {
  const faults = watch(page);
  await page.goto('./');
  await networkIdle(page);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('font-family', /Inter/);
  await page.goto('./#/database/schemas');
  await expect(heading(page)).toHaveText('Schemas');
  expect(faults).toEqual([]);
});

test('links navigate within the document', async ({ page }) => {
  await page.goto('./#/home');
  await expect(heading(page)).toBeVisible();
  await markDocument(page);
  await realtime(page).click();
  await expect(page).toHaveURL(/\/some\/folder\/#\/realtime$/);
  await expect(heading(page)).toHaveText('Realtime');
  await expectSameDocument(page);
  await page.goBack();
  await expect(page).toHaveURL(/#\/home$/);
  await page.goto('./#/no/such/page');
  await expect(heading(page)).toHaveText(/not found/i);
});

test('a link in the contents leads to its heading', async ({ page }) => {
  await page.goto('./#/functions/query-functions');
  const link = page.getByRole('complementary', { name: 'On this page' }).getByRole('link').nth(3);
  const text = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { name: text ?? '' })).toBeInViewport();
  await expect(page).toHaveURL(/#\/functions\/query-functions#./);
});

test('an address with a heading opens there, in a new document too', async ({ page }) => {
  await page.goto('./#/functions/query-functions');
  const links = page.getByRole('complementary', { name: 'On this page' }).getByRole('link');
  const text = await links.last().textContent();
  const address = await links.last().getAttribute('href');
  await page.goto('about:blank');
  await page.goto(`./${address?.replace(/^[^#]*/, '')}`);
  await expect(page.getByRole('heading', { name: text ?? '' })).toBeInViewport();
});

test('the skip link moves the focus and stays on the page', async ({ page }) => {
  await page.goto('./#/database/schemas');
  await expect(heading(page)).toHaveText('Schemas');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page).toHaveURL(/#\/database\/schemas$/);
});

test('search finds a page and opens it', async ({ page }) => {
  await page.goto('./#/home');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await search(page, 'schema validation');
  // The assistant's row is above the results.
  await results(page).first().click();
  await expect(page).toHaveURL(/#\/database\/schemas/);
  await expect(heading(page)).toHaveText('Schemas');
});
