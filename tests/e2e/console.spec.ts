import { expect, test } from '@playwright/test';
import { watchFaults } from './support/faults';
import { phone, readSitemap, start } from './support/site';

// @behavior silent-console
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
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(hrefs.length).toBeGreaterThan(10);
  for (const href of hrefs) {
    // By its address: which links there are changes as sections open and close.
    await page.locator(`[data-sidebar] a[href="${href}"]`).click();
    await expect(page).toHaveURL(href);
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
