import { expect, type Page, test } from '@playwright/test';
import { holdStart, phone, readShare, readSitemap, start } from './support/site';

/** Notes whatever goes wrong on a page, each as one line. */
function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      faults.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: from } = new URL(request.url());
    if (/^https?:$/.test(protocol) && from !== origin) faults.push(`foreign: ${request.url()}`);
  });
  return faults;
}

const shares = 6;

for (let share = 0; share < shares; share += 1) {
  test(`pages load and start without a word, share ${share + 1} of ${shares}`, async ({
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await holdStart(context);
    for (const path of await readShare(request, share, shares)) {
      // A page of its own, so that what one still loads does not fail on the way to the next.
      const page = await context.newPage();
      const faults = watch(page, baseURL ?? '');
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(faults, `${path} before the start`).toEqual([]);
      await start(page);
      await page.waitForLoadState('networkidle');
      expect.soft(faults, `${path} after the start`).toEqual([]);
      await page.close();
    }
  });
}

test('going from page to page within the application says nothing either', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const paths = await readSitemap(request);
  const faults = watch(page, baseURL ?? '');
  await page.goto('/home');
  await start(page);
  for (const path of paths) {
    await page.evaluate((to) => {
      window.docusaurus.prefetch(to);
    }, path);
  }
  const links = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(10);
  for (let index = 0; index < count; index += 1) {
    const link = links.nth(index);
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(href ?? '');
  }
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
});

test.describe('phone', () => {
  test.use({ viewport: phone });

  test('using the controls says nothing', async ({ page, baseURL, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const faults = watch(page, baseURL ?? '');
    await page.goto('/quickstart/react');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Switch between dark/ })
      .click();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
  });
});
