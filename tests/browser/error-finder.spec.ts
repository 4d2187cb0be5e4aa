import { networkIdle } from './support/networkIdle';
import { open } from './support/site';
import { expect, test } from './support/test';

const box = 'Paste your error';
const pasted = `[CONVEX M(posts:like)] [Request ID: 3f9c1e7a5b20d846] Server Error
Uncaught Error: Update on nonexistent document ID jd7f3k2m9q8r1t5v6w4x0y2z3a7b8c9d
    at async handler (../convex/posts.ts:9:12)

  Called by client`;

test('a pasted error is explained, an unknown one is searched for', async ({ page, context }) => {
  await page.goto('/error');
  await page.getByLabel(box).click();
  await page.keyboard.insertText(pasted);
  const code = page.getByRole('status').getByRole('link', { name: 'code before and after' });
  await expect(code).toHaveAttribute('href', '/error/values#nonexistent-document');
  await expect(page.getByLabel(box)).toBeInViewport();
  await page.getByRole('status').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/error#nonexistent-document$/);
  await expect(page.locator('#nonexistent-document')).toBeInViewport();

  await open(page, '/error');
  const loaded = page.waitForResponse(/errors\.json$/);
  await page.getByLabel(box).focus();
  await (await loaded).finished();
  await networkIdle(page);
  await context.setOffline(true);
  await page.getByLabel(box).fill('Could not find public function for ‘posts:list’.');
  const entry = page.getByRole('status').getByRole('link').first();
  await expect(entry).toHaveAttribute('href', '/error#function-not-found');
  await context.setOffline(false);
  await page.getByLabel(box).fill('TypeError: Cannot read properties of undefined\n    at App');
  await page.getByRole('button', { name: 'Search the docs' }).click();
  const input = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(input).toHaveValue('TypeError: Cannot read properties of undefined');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the entries are there, and the box is not', async ({ page }) => {
    await page.goto('/error#too-many-reads');
    await expect(page.getByLabel(box)).toBeHidden();
    await expect(page.locator('#too-many-reads')).toBeInViewport();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the text of the field has 16 px, or the browser would zoom in', async ({ page }) => {
    await page.goto('/error');
    await expect(page.getByLabel(box)).toHaveCSS('font-size', '16px');
  });
});
