import { expect, type Page, test } from '@playwright/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

test.describe('in hash-router mode, opened from a folder path', () => {
  test('the landing page shows, with styles, icons and font', async ({ page }) => {
    const faults = watch(page);
    await page.goto('./', { waitUntil: 'networkidle' });
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('font-family', /Inter/);
    expect(faults).toEqual([]);
  });

  test('links lead on within the document', async ({ page }) => {
    await page.goto('./#/home');
    await expect(heading(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Realtime' })
      .click();
    await expect(page).toHaveURL(/\/some\/folder\/#\/realtime$/);
    await expect(heading(page)).toHaveText('Realtime');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/#\/home$/);
  });

  test('a deep link shows its page', async ({ page }) => {
    const faults = watch(page);
    await page.goto('./#/database/schemas');
    await expect(heading(page)).toHaveText('Schemas');
    expect(faults).toEqual([]);
  });

  test('a link in the contents leads to its heading', async ({ page }) => {
    await page.goto('./#/functions/query-functions');
    const link = page.getByRole('complementary', { name: 'On this page' }).getByRole('link').nth(3);
    const text = await link.textContent();
    await link.click();
    await expect(page.getByRole('heading', { name: text ?? '' })).toBeInViewport();
    await expect(page).toHaveURL(/#\/functions\/query-functions#./);
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
    await page.getByRole('combobox', { name: 'Search' }).fill('schema validation');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/#\/database\/schemas/);
    await expect(heading(page)).toHaveText('Schemas');
  });

  test('an unknown page says so', async ({ page }) => {
    await page.goto('./#/no/such/page');
    await expect(heading(page)).toHaveText(/not found/i);
  });
});
