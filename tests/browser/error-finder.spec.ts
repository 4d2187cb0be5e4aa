import { networkIdle } from './support/networkIdle';
import { open, phone } from './support/site';
import { expect, test } from './support/test';

const box = 'Paste your error';
const pasted = `[CONVEX M(posts:like)] [Request ID: 3f9c1e7a5b20d846] Server Error
Uncaught Error: Update on nonexistent document ID jd7f3k2m9q8r1t5v6w4x0y2z3a7b8c9d
    at async handler (../convex/posts.ts:9:12)

  Called by client`;

test('a pasted error jumps to its entry, and the keyboard goes on from there', async ({ page }) => {
  await page.goto('/error');
  await page.getByLabel(box).fill(pasted);
  await expect(page).toHaveURL(/\/error#nonexistent-document$/);
  const heading = page.locator('#nonexistent-document');
  await expect(heading).toBeInViewport();
  await expect(heading).toContainText('Update on nonexistent document ID');
  await expect(heading.getByRole('link')).toBeFocused();
  await page.goBack();
  const code = page.getByRole('status').getByRole('link', { name: 'code before and after' });
  await expect(code).toHaveAttribute('href', '/error/values#nonexistent-document');
  await code.click();
  await expect(page).toHaveURL(/\/error\/values#nonexistent-document$/);
  await expect(page.locator('#nonexistent-document')).toBeInViewport();
});

test('the box works offline once it has the focus', async ({ page, context }) => {
  await open(page, '/error');
  const loaded = page.waitForResponse(/errors\.json$/);
  await page.getByLabel(box).focus();
  await (await loaded).finished();
  await networkIdle(page);
  await context.setOffline(true);
  await page.getByLabel(box).fill('Could not find public function for ‘posts:list’.');
  await expect(page).toHaveURL(/#function-not-found$/);
});

test('an unknown error says so, and search goes on with its first line', async ({ page }) => {
  await page.goto('/error');
  await page
    .getByLabel(box)
    .fill('TypeError: Cannot read properties of undefined\n    at App (src/App.tsx:3:1)');
  const status = page.getByRole('status').filter({ hasText: 'not in these docs' });
  await expect(status).toBeVisible();
  await expect(status.getByRole('link', { name: 'Ask the community' })).toBeVisible();
  await status.getByRole('button', { name: 'Search the docs' }).click();
  const input = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(input).toHaveValue('TypeError: Cannot read properties of undefined');
});

test('what is typed before the application runs is found as well', async ({ page }) => {
  await page.goto('/error');
  await page.getByLabel(box).click();
  await page.keyboard.insertText('Too many functions scheduled by this mutation (limit: 1000)');
  await expect(page).toHaveURL(/#too-many-scheduled$/);
});

test('without scripts the entries are there, and the box is not', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto('/error#too-many-reads');
  await expect(page.getByLabel(box)).toBeHidden();
  await expect(page.locator('#too-many-reads')).toBeInViewport();
  await context.close();
});

test('the page stays short, although it has more than a hundred errors', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/error');
  expect(await page.locator('h3').count()).toBeGreaterThan(100);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(15_500);
});
