import { expect, test } from '@playwright/test';
import { watchFaults } from './support/faults';
import { phone, readSitemap, start } from './support/site';

test('going from page to page within the application says nothing either', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const paths = await readSitemap(request);
  const faults = watchFaults(page, baseURL ?? '');
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
    const faults = watchFaults(page, baseURL ?? '');
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
