import type { Page } from '@playwright/test';
import { openSearch, results, search } from '../../browser/support/search';
import {
  expectNewDocument,
  expectSameDocument,
  heading,
  markDocument,
  open,
  setConnection,
  sidebar,
  start,
} from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

const guide = '/functions/query-functions';
const operation = '/public-deployment-api/query-post';
const fold = (page: Page, name: string) => page.getByRole('button', { name: `Pages of ${name}` });

/** Nothing is prefetched on such a connection. */
test.beforeEach(({ page }) => setConnection(page, { saveData: true, effectiveType: '4g' }));

test('an address in other letters, or with a slash at the end, finds its page within the application', async ({
  page,
}) => {
  await open(page, guide);
  for (const [path, title] of [
    ['/Realtime', 'Realtime'],
    ['/functions/actions/', 'Actions'],
  ] as const) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(heading(page)).toHaveText(title);
  }
});

test('a tab that was open during a deployment gets the new page', async ({ page }) => {
  await open(page, guide);
  await markDocument(page);
  // The files of the old deployment are gone; the new one has other names.
  let isNewDocument = false;
  await page.route('**/realtime', (route) => {
    isNewDocument = true;
    return route.continue();
  });
  await page.route('**/assets/js/**', (route) =>
    isNewDocument ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
  );
  await sidebar(page).getByRole('link', { name: 'Realtime' }).click();
  await expect(heading(page)).toHaveText('Realtime');
  await expectNewDocument(page);
  await start(page);
});

test('a section that cannot be loaded is requested again, and its link works', async ({ page }) => {
  await open(page, guide);
  await markDocument(page);
  let attempts = 0;
  await page.route('**/assets/js/**', (route) => {
    attempts += 1;
    return attempts < 3 ? route.abort() : route.continue();
  });
  await fold(page, 'Database').click();
  await expect(sidebar(page).getByRole('link', { name: 'Schemas' })).toBeVisible({
    timeout: 15_000,
  });
  await sidebar(page).getByRole('link', { name: 'Database', exact: true }).click();
  await expect(heading(page)).toHaveText('Database');
  await expectSameDocument(page);
});

for (const path of ['/', guide, '/error']) {
  test(`the head of ${path} lacks nothing at any time while a slow processor starts the page`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(path);
    await page.evaluate(() => {
      const needed = ['title', '[name=description]', '[rel=canonical]', '[property="og:title"]'];
      const missing = new Set<string>();
      Object.assign(window, { missing });
      const look = () => {
        for (const tag of needed) if (!document.head.querySelector(tag)) missing.add(tag);
      };
      look();
      new MutationObserver(look).observe(document.head, { childList: true, subtree: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.locator('body').dispatchEvent('pointerover');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'active', { timeout: 60_000 });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    // Tags that are replaced after the start are replaced by then.
    await page.waitForTimeout(500);
    expect(
      await page.evaluate(() => [...(window as never as { missing: string[] }).missing]),
    ).toEqual([]);
  });
}

test('links, Back and the search lead into and out of operation pages by loading a page', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const expectActiveNew = async () => {
    await page.waitForLoadState();
    await expectNewDocument(page);
    await start(page);
    await markDocument(page);
  };
  await open(page, '/http-api');
  await markDocument(page);
  await main.locator(`a[href="${operation}"]`).first().click();
  await expect(page).toHaveURL(operation);
  await expectActiveNew();
  await main.locator('a[href^="/public-deployment-api/"]').last().click();
  await expect(page).not.toHaveURL(operation);
  await expectSameDocument(page);
  await page.getByRole('navigation').first().getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expectActiveNew();
  await page.goBack();
  await expect(page).toHaveURL(/\/public-deployment-api\//);
  await expectNewDocument(page);

  await open(page, guide);
  await markDocument(page);
  await openSearch(page);
  await search(page, 'list projects');
  await expect(results(page).first()).toHaveAttribute('href', /^\/management-api\//);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/management-api\//);
  await expectActiveNew();
});
