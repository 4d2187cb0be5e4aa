import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { kindOfRoute } from '../../../plugins/docusaurus/search-index/kindOfRoute';

/** Fewer pages than this mean that the list was not read, not that the site has shrunk. */
export const fewestPages = 31;

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** The paths of all pages, as the built site tells search engines. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.ok()).toBe(true);
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = addresses.map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThanOrEqual(fewestPages);
  return paths;
}

/** Pages of the references are made by one template for each kind: one or two of each stand for them. */
const referencePages = [
  '/api/classes/react.ConvexReactClient',
  '/api/constants/values.v',
  '/api/functions/server.defineTable',
  '/api/interfaces/server.TableDefinition',
  '/api/modules',
  '/api/modules/react',
  '/api/types/server.data_model',
  '/management-api/convex-management-api',
  '/management-api/delete-project',
  '/public-deployment-api/query-batch-post',
];

/** Whether a page is walked through: each that was written, and the chosen ones that were generated. */
function isWalked(path: string): boolean {
  return kindOfRoute(path) === 'page' || referencePages.includes(path);
}

/** Every `count`-th path, so that several tests can share the walk through the sitemap. */
export async function readShare(
  request: APIRequestContext,
  index: number,
  count: number,
): Promise<string[]> {
  const all = (await readSitemap(request)).filter(isWalked);
  expect(all).toEqual(expect.arrayContaining(referencePages));
  const paths = all.filter((_, position) => position % count === index);
  expect(paths.length).toBeGreaterThanOrEqual(Math.floor(fewestPages / count));
  return paths;
}

/** Keeps pages from starting by themselves 5 s after load, however slow the machine is. */
export async function holdStart(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript(() => {
    const original = window.setTimeout as (...args: unknown[]) => number;
    Object.assign(window, {
      setTimeout: (...args: unknown[]) => (args[1] === 5000 ? 0 : original(...args)),
    });
  });
}

/** Has the browser tell of such a network, whatever it runs on. */
export async function setConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
  }, connection);
}

/** The page is what the server sent: nothing has started the application. */
export async function expectDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
}

export async function expectActive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'active', { timeout: 15_000 });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Starts the application by the least a reader can do, which changes nothing on the page. */
export async function start(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerover');
  await expectActive(page);
}

/** Opens a page and starts it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await start(page);
}
