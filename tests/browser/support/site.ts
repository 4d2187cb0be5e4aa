import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { kindOfRoute } from '../../../plugins/content/data/generated';

/** Fewer pages than this mean that the list was not read, not that the site has shrunk. */
const fewestPages = 31;

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

export const html = (page: Page): Locator => page.locator('html');
export const navbar = (page: Page): Locator => page.getByRole('banner');
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const sidebar = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Docs sidebar', exact: true });
/** The table of contents next to the article. */
export const contents = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'On this page' });
export const colorMode = (page: Page): Locator =>
  page.getByRole('button', { name: /Switch between dark and light mode/ });

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
/** How much wider than the window the page is. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

export const allowClipboard = (context: BrowserContext): Promise<void> =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);
export const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Marks the document, so that a later one can be told from it. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.body.classList.add('same'));
export const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('body')).toHaveClass(/same/);
export const expectNewDocument = (page: Page): Promise<void> =>
  expect(page.locator('body')).not.toHaveClass(/same/);

/** Lets requests wait at the network until the returned function is called. */
export async function hold(page: Page, address = '**/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback().catch(() => {}); // A page that is closed meanwhile wants nothing more.
  });
  return release;
}

/** The addresses of scripts that the page requests from now on. */
export function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
}

/** The paths of the pages in a sitemap. */
export function pathsIn(sitemap: string): string[] {
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = addresses.map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThanOrEqual(fewestPages);
  return paths;
}

/** The paths of all pages, as the built site tells search engines. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.ok()).toBe(true);
  return pathsIn(await response.text());
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

/** Whether a page is crawled: each that was written, and the chosen ones that were generated. */
export function isCrawled(path: string): boolean {
  return !['api', 'http'].includes(kindOfRoute(path)) || referencePages.includes(path);
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

/** Lets the browser draw, and report what it reports with a frame, such as scrolling. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Turns the wheel, and waits until the page has scrolled. */
export async function turnWheel(page: Page, distance: number): Promise<void> {
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  await page.mouse.wheel(0, distance);
  await expect.poll(top).not.toBe(before);
  await nextFrames(page);
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

/** The not-found page is complete: it starts by itself, then loads the list of pages and offers the nearest ones. */
export async function expectNotFound(page: Page): Promise<void> {
  await expectActive(page);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
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
