import { open } from './support/site';
import { expect, test } from './support/test';

const choice = 'The release you have';
const old = 'Name the table in database calls.';

test('an address leads to its release, and a choice goes into it', async ({ page }) => {
  await page.goto('/changes?from=1.36.1#1.40.0');
  await expect(page.getByLabel(choice)).toHaveValue('1.36.1');
  await expect(page.locator('[id="1.40.0"]')).toBeInViewport();
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(1);

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
