import { expectActive } from './support/site';
import { expect, test } from './support/test';

const choice = 'The release you have';

test('a shared address shows what to change first, then what is new', async ({ page }) => {
  await page.goto('/changes?from=1.36.1');
  const upgrade = page.getByRole('heading', { name: 'Upgrade from 1.36.1' });
  await expect(upgrade).toBeVisible();
  await expect(page.getByLabel(choice)).toHaveValue('1.36.1');
  await expect(page.getByText('Select a deployment instead of passing a flag.')).toBeVisible();
  await expect(page.getByText('Name the table in database calls.', { exact: true })).toBeHidden();
  const headings = await page.locator('article h2').allTextContents();
  expect(headings[0]).toBe('Upgrade from 1.36.1');
  expect(headings[1]).toContain('1.48.0');
});

test('a choice goes into the address, and taking it back shows everything', async ({ page }) => {
  await page.goto('/changes');
  await page.getByLabel(choice).hover();
  await page.getByLabel(choice).selectOption('1.45.0');
  await expect(page).toHaveURL(/\/changes\?from=1\.45\.0$/);
  await expect(page.getByRole('heading', { name: 'Upgrade from 1.45.0' })).toBeVisible();
  await expect(page.getByText('Service tokens.')).toBeHidden();
  await page.getByText('What you have already').click();
  await expect(page.getByText('Service tokens.')).toBeVisible();
  await page.getByLabel(choice).selectOption('Show everything');
  await expect(page).toHaveURL(/\/changes$/);
  await expect(page.getByText('Name the table in database calls.', { exact: true })).toBeVisible();
});

test('an entry leads to the page that explains it', async ({ page }) => {
  await page.goto('/changes?from=1.47.9#1.48.0');
  await expect(page.locator('[id="1.48.0"]')).toBeInViewport();
  await expectActive(page);
  await page.getByRole('article').getByRole('link', { name: 'Store files' }).click();
  await expect(page).toHaveURL(/\/file-storage\/store-files$/);
});

test('without scripts the whole list is there, and the choice is not', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/changes?from=1.36.1');
  await expect(page.getByLabel(choice)).toBeHidden();
  expect(await page.locator('article h2[id^="1."]').count()).toBeGreaterThan(45);
  await expect(page.getByText('Name the table in database calls.', { exact: true })).toBeVisible();
  await context.close();
});
