import type { Page } from '@playwright/test';
import { networkIdle } from './support/networkIdle';
import { desktop, holdStart, open, phone, readSitemap, setConnection, start } from './support/site';
import { expect, test } from './support/test';

const defineTable = '/api/functions/server.defineTable';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar', exact: true });
const currentItem = (page: Page) => sidebar(page).locator('[aria-current=page]');
const filter = (page: Page) => sidebar(page).getByRole('searchbox', { name: 'Filter Convex API' });

test.describe('the filter of the API', () => {
  test.use({ viewport: desktop });

  test('finds a name of any entry point and opens it, by keyboard alone', async ({ page }) => {
    await open(page, defineTable);
    await filter(page).focus();
    await page.keyboard.type('useQu');
    await expect(sidebar(page).getByRole('status')).toHaveText('4 names');
    await expect(sidebar(page).getByRole('link', { name: 'defineTable' })).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(sidebar(page).getByRole('link', { name: 'useQuery', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(sidebar(page).getByRole('link', { name: 'useQueries' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/api/functions/react.useQueries');
    await expect(filter(page)).toHaveValue('');
    await expect(currentItem(page)).toHaveText('FuseQueries');
  });

  test('opens the best match with Enter, and shows all names again with Escape', async ({
    page,
  }) => {
    await open(page, defineTable);
    await filter(page).fill('genericDa');
    await expect(sidebar(page).getByRole('status')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(sidebar(page).getByRole('link', { name: 'defineTable' })).toBeVisible();
    await filter(page).fill('GenericDataModel');
    await expect(sidebar(page).getByRole('status')).toHaveText('1 name');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api\/types\/server\.data_model#/);
  });

  test('finds what was typed before the page was active', async ({ page }) => {
    await holdStart(page);
    await page.goto(defineTable);
    await filter(page).click();
    await page.keyboard.type('cronjobs');
    await expect(sidebar(page).getByRole('status')).toHaveText('1 name');
  });

  test('loads what it needs when it has the focus', async ({ page }) => {
    // On such a connection, nothing else is loaded ahead.
    await setConnection(page, { saveData: true });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, defineTable);
    // In an idle moment, the application asks where the files of linked pages are.
    await expect
      .poll(() => scripts.filter((url) => url.includes('/routes-index.')))
      .toHaveLength(1);
    await expect(filter(page)).toBeVisible();
    await networkIdle(page);
    const before = scripts.length;
    await filter(page).focus();
    await expect.poll(() => scripts.slice(before)).toHaveLength(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test('the sidebar has every name of the entry point, and no filter', async ({ page }) => {
    await page.goto(defineTable);
    await expect(
      sidebar(page).getByRole('link', { name: 'defineSchema', exact: true }),
    ).toBeVisible();
    await expect(
      sidebar(page).getByRole('link', { name: 'httpRouter', exact: true }),
    ).toBeVisible();
    await expect(sidebar(page).getByRole('searchbox')).toBeHidden();
  });

  test('no page of the API is taller than 15,000 pixels', async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    const paths = (await readSitemap(request)).filter((path) =>
      /^\/api\/(modules|types|constants)\/|FilterBuilder$|TableDefinition$|Client$/.test(path),
    );
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'commit' });
      const height = await page.locator('html').evaluate((html) => html.scrollHeight);
      expect.soft(height, path).toBeLessThanOrEqual(15_000);
    }
  });

  test('the longest names fit the sidebar and the page of a phone', async ({ page }) => {
    const path = '/api/functions/react.optimisticallyUpdateValueInPaginatedQuery';
    await page.goto(path);
    const item = currentItem(page);
    const [box, frame] = await Promise.all([item.boundingBox(), sidebar(page).boundingBox()]);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (frame?.x ?? 0) + (frame?.width ?? 0),
    );
    expect(await item.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
    await page.setViewportSize(phone);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.locator('html').evaluate(overflow)).toBe(0);
  });
});

test('a type in a signature leads to its page without loading a document', async ({ page }) => {
  await page.goto(defineTable);
  await start(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('article pre').getByRole('link', { name: 'TableDefinition' }).first().click();
  await expect(page).toHaveURL('/api/interfaces/server.TableDefinition');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('an address on the page of an entry point leads to the name and on to its page', async ({
  page,
}) => {
  await open(page, '/api/modules/server#definetable');
  const entry = page.locator('#definetable');
  await expect(entry).toBeInViewport();
  await entry.getByRole('link', { name: 'defineTable' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('defineTable');
});
