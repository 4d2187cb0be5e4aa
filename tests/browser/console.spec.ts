import { watchFaults } from './support/faults';
import { networkIdle } from './support/networkIdle';
import { phone, readSitemap, start } from './support/site';
import { expect, test } from './support/test';

test('navigating within the application logs nothing either', async ({
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
  await networkIdle(page);
  expect(faults).toEqual([]);
});

test('addresses that are spelled another way, or that no page has, say nothing but 404', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const faults = watchFaults(page, baseURL ?? '');
  // What the address is at last; the host redirects some, the not-found page others.
  const addresses: [asked: string, reached: string, title: RegExp][] = [
    ['/functions.html', '/functions', /^Functions/],
    ['/functions/query-functions.html', '/functions/query-functions', /^Queries/],
    ['/functions/', '/functions', /^Functions/],
    ['/index.html', '/', /Convex/],
    ['/functions/index.html', '/functions', /^Functions/],
    ['/home/index.html', '/home', /Convex/],
    ['/HOME', '/home', /Convex/],
    ['/Functions/Query-Functions', '/functions/query-functions', /^Queries/],
    ['/404', '/404', /^Page not found/],
    ['/404.html', '/404.html', /^Page not found/],
    ['/no/such/page', '/no/such/page', /^Page not found/],
    ['/no/such/page.html', '/no/such/page.html', /^Page not found/],
    ['/%3Cb%3E', '/%3Cb%3E', /^Page not found/],
    ['/a%20b', '/a%20b', /^Page not found/],
  ];
  for (const [asked, reached, title] of addresses) {
    await page.goto(asked);
    await start(page);
    await expect(page, asked).toHaveURL(reached);
    await expect(page, asked).toHaveTitle(title);
    await networkIdle(page);
    const others = faults.splice(0).filter((fault) => !/^404: |status of 404/.test(fault));
    expect.soft(others, asked).toEqual([]);
  }
});

test.describe('phone', () => {
  test.use({ viewport: phone });

  test('using the controls logs nothing', async ({ page, baseURL, context }) => {
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
    await networkIdle(page);
    expect(faults).toEqual([]);
  });
});
