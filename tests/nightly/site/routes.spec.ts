import type { Page } from '@playwright/test';
import { expectActive, open, phone, setConnection, start } from './support/site';
import { expect, test } from './support/test';

const guide = '/functions/query-functions';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const markDocument = (page: Page) => page.evaluate(() => document.body.classList.add('same'));
const expectSameDocument = (page: Page) => expect(page.locator('body')).toHaveClass(/same/);

/** Names of the chunks with routes that the page asks for, without their hash. */
function watchRoutes(page: Page): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/js\/(routes-[\w-]+)\./.exec(request.url()) ?? [];
    if (name) chunks.push(name);
  });
  return chunks;
}

/** Nothing is prefetched on such a connection. */
test.beforeEach(({ page }) => setConnection(page, { saveData: true, effectiveType: '4g' }));

test.describe('routes', () => {
  test('a page starts with its own shard and without the index', async ({ page }) => {
    const chunks = watchRoutes(page);
    await page.goto(guide);
    await page.evaluate(() => {
      Object.assign(window, { atActive: undefined });
      document.addEventListener('app:active', () => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        Object.assign(window, { atActive: names.filter((name) => name.includes('/routes-')) });
      });
    });
    await start(page);
    const atActive = await page.evaluate(
      () => (window as unknown as { atActive: string[] }).atActive,
    );
    expect(atActive).toHaveLength(1);
    expect(chunks[0]).toBe('routes-f');
  });

  test('a link into another shard shows its page in the same document, back and forward too', async ({
    page,
  }) => {
    const chunks = watchRoutes(page);
    await open(page, guide);
    await markDocument(page);
    await sidebar(page).getByRole('link', { name: 'Realtime' }).click();
    await expect(heading(page)).toHaveText('Realtime');
    expect(chunks).toContain('routes-index');
    expect(chunks).toContain('routes-r');
    await page.goBack();
    await expect(heading(page)).not.toHaveText('Realtime');
    await expect(page).toHaveURL(guide);
    await page.goForward();
    await expect(heading(page)).toHaveText('Realtime');
    await expectSameDocument(page);
  });

  test('a shard is loaded once for all of its pages', async ({ page }) => {
    const chunks = watchRoutes(page);
    await open(page, guide);
    await sidebar(page).getByRole('link', { name: 'Actions', exact: true }).click();
    await expect(heading(page)).toHaveText('Actions');
    expect(chunks.filter((name) => name === 'routes-f')).toHaveLength(1);
  });

  for (const path of ['/no/such/page', '/']) {
    test(`${path} starts without asking for routes`, async ({ page }) => {
      // Before the page's own scripts: the not-found page starts without waiting for the reader.
      await page.addInitScript(() => {
        document.addEventListener('app:active', () => {
          const names = performance.getEntriesByType('resource').map(({ name }) => name);
          document.body.dataset.routes = `${names.filter((name) => name.includes('/routes-')).length}`;
        });
      });
      await page.goto(path);
      await start(page);
      await expect(page.locator('body')).toHaveAttribute('data-routes', '0');
    });
  }

  test('an unknown address within the application is the page "not found", and the way back works', async ({
    page,
  }) => {
    await open(page, guide);
    const title = await heading(page).textContent();
    await page.evaluate(() => {
      history.pushState({}, '', '/no/such/page');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page).toHaveTitle(/not found/i);
    await page.goBack();
    await expect(heading(page)).toHaveText(title ?? '');
  });

  test('an address in other letters, or with a slash at the end, finds its shard', async ({
    page,
  }) => {
    await open(page, guide);
    for (const path of ['/Realtime', '/functions/actions/']) {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      await expect(heading(page)).toHaveText(path === '/Realtime' ? 'Realtime' : 'Actions');
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
    await expect(page.locator('body')).not.toHaveClass(/same/);
    await start(page);
    await expectActive(page);
  });
});

test.describe("the sidebar's sections", () => {
  const fold = (page: Page, name: string) =>
    sidebar(page).getByRole('button', { name: `Pages of ${name}` });
  const schemas = (page: Page) => sidebar(page).getByRole('link', { name: 'Schemas' });

  test('include their pages from the start if the open page is one of them', async ({ page }) => {
    await open(page, guide);
    await expect(fold(page, 'Functions')).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).getByRole('link', { name: 'Actions', exact: true })).toBeVisible();
  });

  test('load when they are opened by keyboard, while the focus stays on the button', async ({
    page,
  }) => {
    await open(page, guide);
    await expect(schemas(page)).toHaveCount(0);
    await fold(page, 'Database').press('Enter');
    await expect(schemas(page)).toBeVisible();
    await expect(fold(page, 'Database')).toBeFocused();
    await expect(fold(page, 'Database')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    const first = sidebar(page).locator(
      `#${await fold(page, 'Database').getAttribute('aria-controls')} a`,
    );
    await expect(first.first()).toBeFocused();
  });

  test('are prefetched on hover', async ({ page }) => {
    const chunks = watchRoutes(page);
    await open(page, guide);
    await fold(page, 'Database').hover();
    // A large group of routes is divided by the letters that follow.
    await expect.poll(() => chunks.some((chunk) => chunk.startsWith('routes-da'))).toBe(true);
  });

  test('that cannot be loaded are requested again, and their link works', async ({ page }) => {
    await open(page, guide);
    await markDocument(page);
    let attempts = 0;
    await page.route('**/assets/js/routes-*', (route) => {
      attempts += 1;
      return attempts < 3 ? route.abort() : route.continue();
    });
    await fold(page, 'Database').click();
    await expect(sidebar(page).getByRole('link', { name: 'Database', exact: true })).toBeVisible();
    await expect(schemas(page)).toBeVisible({ timeout: 15_000 });
    await sidebar(page).getByRole('link', { name: 'Database', exact: true }).click();
    await expect(heading(page)).toHaveText('Database');
    await expectSameDocument(page);
  });

  test("load in the phone's menu", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, guide);
    await page.getByRole('button', { name: /menu/i }).first().click();
    const tree = page.getByRole('navigation', { name: 'Docs sidebar in the menu' });
    await tree.getByRole('button', { name: 'Pages of Database' }).click();
    await expect(tree.getByRole('link', { name: 'Schemas' })).toBeVisible();
  });
});
