import { product } from '../../src/site/product';
import { open } from './support/site';
import { expect, test } from './support/test';

const choice = 'The release you have';
const old = 'Name the table in database calls.';

test('an address shows what to change first, and a choice goes into it', async ({ page }) => {
  await page.goto('/changes?from=1.36.1');
  await expect(page.getByRole('heading', { name: 'Upgrade from 1.36.1' })).toBeVisible();
  await expect(page.getByLabel(choice)).toHaveValue('1.36.1');
  await expect(page.getByText(old, { exact: true })).toBeHidden();
  const [first, second] = await page.locator('article h2').allTextContents();
  expect(first).toContain('Find what to change');
  expect(second).toContain(product.version);
  await page.goto('/changes?from=1.36.1#1.40.0');
  await expect(page.locator('[id="1.40.0"]')).toBeInViewport();
  const published = page.locator('[id="1.48.0"] + p');
  await expect(published).toHaveText('October 22, 2026');
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  expect(await (await page.request.get(feed ?? '')).text()).toContain(
    '<title>convex 1.48.0</title>',
  );

  await open(page, '/changes');
  await page.getByLabel(choice).selectOption('1.45.0');
  await expect(page).toHaveURL(/\/changes\?from=1\.45\.0$/);
  await expect(page.getByText('Service tokens.')).toBeHidden();
  await page.getByText('What you have already').click();
  await expect(page.getByText('Service tokens.')).toBeVisible();
  await page.getByLabel(choice).selectOption('Show everything');
  await expect(page).toHaveURL(/\/changes$/);
  await expect(page.getByText(old, { exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there, and the choice is not', async ({ page }) => {
    await page.goto('/changes?from=1.36.1');
    await expect(page.getByLabel(choice)).toBeHidden();
    expect(await page.locator('article h2[id^="1."]').count()).toBeGreaterThan(45);
    await expect(page.getByText(old, { exact: true })).toBeVisible();
  });
});
