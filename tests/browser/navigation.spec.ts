import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { separateBuild, withoutCache } from '../../scripts/build/separateBuild.mts';
import { createServer } from '../../scripts/delivery/server.mts';
import { networkIdle } from './support/networkIdle';
import { expectActive, open, phone, start } from './support/site';
import { expect, test } from './support/test';

const guide = '/functions';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Marks the document, so that a later one can be told from it. */
const markDocument = (page: Page) => page.evaluate(() => document.body.classList.add('same'));
const expectSameDocument = (page: Page) => expect(page.locator('body')).toHaveClass(/same/);

/** The scripts that a page starts with and the open one doesn't have. */
async function ownScripts(page: Page, path: string): Promise<string[]> {
  const scriptsIn = (html: string) => (/data-scripts="([^"]+)"/.exec(html)?.[1] ?? '').split(' ');
  const [here, there] = await Promise.all(
    [page.url(), path].map(async (address) =>
      scriptsIn(await (await page.request.get(address)).text()),
    ),
  );
  const own = (there ?? []).filter((script) => !here?.includes(script));
  expect(own.length).toBeGreaterThan(0);
  return own;
}

/** Delays the scripts that the page does not have yet, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

test.describe('following a link', () => {
  test('shows the page without a new document: title, content, sidebar, description', async ({
    page,
  }) => {
    await open(page, guide);
    await markDocument(page);
    await sidebar(page).getByRole('link', { name: 'Realtime' }).click();
    await expect(page).toHaveURL('/realtime');
    await expect(page).toHaveTitle(/^Realtime/);
    await expect(heading(page)).not.toHaveText('Functions');
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Realtime');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/realtime$/);
    await expectSameDocument(page);
  });

  test('begins at the top of the new page', async ({ page }) => {
    await open(page, guide);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page
      .getByRole('navigation', { name: 'Previous and next page' })
      .getByRole('link')
      .last()
      .click();
    await expect(heading(page)).not.toHaveText('Functions');
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test("a hash that can't be decoded is only a hash", async ({ page }) => {
    await open(page, `${guide}#50%`);
    await start(page);
    await expect(heading(page)).toHaveText('Functions');
    await page.evaluate(() => location.assign('#caf%E9'));
    await expect(page).toHaveURL(/#caf%E9$/);
    await expect(heading(page)).toHaveText('Functions');
  });

  test('goes to a heading of another page', async ({ page }) => {
    const from = '/functions/actions';
    await open(page, from);
    await markDocument(page);
    const link = page.locator('article a[href^="/"][href*="#"]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(href);
    await expectSameDocument(page);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
    expect(await scrollY(page)).toBeGreaterThan(0);
  });

  test('moves the focus to the new page, wherever it was', async ({ page }) => {
    await open(page, guide);
    await sidebar(page).getByRole('link', { name: 'Realtime' }).press('Enter');
    await expect(page).toHaveTitle(/^Realtime/);
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle(/^Functions/);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('leaves the focus alone on the page that was opened first', async ({ page }) => {
    await open(page, guide);
    await expect(page.locator('body')).toBeFocused();
  });

  test('of another site opens it in a new tab, without access to this one', async ({ page }) => {
    await page.goto(guide);
    const link = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('prefetches the page of a hovered link', async ({ page }) => {
    await open(page, guide);
    await networkIdle(page);
    const scripts: string[] = [];
    const needed = await ownScripts(page, '/error');
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await sidebar(page).getByRole('link', { name: 'Errors' }).hover();
    await expect
      .poll(() => needed.filter((path) => !scripts.some((url) => url.endsWith(path))))
      .toEqual([]);
    // The page prefetches what its own links lead to, so a request doesn't mean that it waits for the answer.
    await page.route('**/*.js', (route) => route.abort());
    await sidebar(page).getByRole('link', { name: 'Errors' }).click();
    await expect(page).toHaveTitle(/^Errors/);
    await expect(page).toHaveURL('/error');
  });

  test('prefetches pages of visible and of touched links', async ({ page }) => {
    await open(page, guide);
    // Far more than the document's own scripts, which are prefetched before the start.
    const prefetched = page.locator('head link[rel=prefetch][href$=".js"]');
    await expect.poll(() => prefetched.count()).toBeGreaterThan(20);
    await networkIdle(page);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(request.url());
    });
    const link = sidebar(page).getByRole('link', { name: 'Realtime' });
    await link.dispatchEvent('touchstart', { touches: [] });
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
  });
});

test.describe('back and forward', () => {
  test('restore the page and its scroll position', async ({ page }) => {
    await open(page, guide);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => scrollY(page)).toBe(900);
    await sidebar(page).getByRole('link', { name: 'Realtime' }).click();
    await expect(page).toHaveTitle(/^Realtime/);
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/^Functions/);
    await expect.poll(() => scrollY(page)).toBe(900);
    await page.goForward();
    await expect(page).toHaveTitle(/^Realtime/);
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('restore the scroll position of a page that was never started', async ({ page }) => {
    await page.goto(guide);
    await page.evaluate(() => scrollTo(0, 900));
    await page.goto('/realtime');
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(900);
    await start(page);
    expect(await scrollY(page)).toBe(900);
  });

  test('within a page go from heading to heading', async ({ page }) => {
    await open(page, guide);
    const links = page.getByRole('complementary', { name: 'On this page' }).getByRole('link');
    const hashes = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    await links.nth(1).click();
    await links.nth(3).click();
    await expect(page).toHaveURL(guide + hashes[3]);
    await page.goBack();
    await expect(page).toHaveURL(guide + hashes[1]);
    await expect(page.locator(hashes[1] ?? '')).toBeInViewport();
    await expectActive(page);
  });
});

test.describe('a slow page', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');

  test('shows the old page and, after 200 ms, progress', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
    // Time passes only when the test says so, because a busy machine would make it pass too fast.
    await page.clock.install();
    await open(page, guide);
    const release = await holdScripts(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await sidebar(page).getByRole('link', { name: 'Realtime' }).click();
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Functions');
    release();
    await page.clock.resume();
    await expect(heading(page)).not.toHaveText('Functions');
    await expect(bar(page)).toHaveCount(0);
  });

  test('that loads immediately shows no progress', async ({ page }) => {
    await open(page, guide);
    await sidebar(page).getByRole('link', { name: 'Realtime' }).hover();
    await networkIdle(page);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.getElementById('nprogress')) document.body.classList.add('progress');
      }).observe(document.documentElement, { childList: true, subtree: true });
    });
    await sidebar(page).getByRole('link', { name: 'Realtime' }).click();
    await expect(page).toHaveTitle(/^Realtime/);
    // The bar would be there after 200 ms.
    await page.waitForTimeout(400);
    await expect(page.locator('body')).not.toHaveClass(/progress/);
  });

  test('whose scripts cannot be fetched warns and is opened as a document, once', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
    await open(page, guide);
    await markDocument(page);
    const warnings: string[] = [];
    let documents = 0;
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    page.on('load', () => {
      documents += 1;
    });
    await page.route('**/*.js', (route) => route.abort());
    await sidebar(page).getByRole('link', { name: 'Realtime' }).click();
    await expect(page).toHaveURL('/realtime');
    await expect(page.locator('body')).not.toHaveClass(/same/);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle(/^Realtime/);
    expect(warnings.join()).toMatch(/ChunkLoadError/);
    // The scripts are still not there when the document wants to start: it stays what it is.
    await page.locator('body').dispatchEvent('pointerover');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
    expect(documents).toBe(1);
  });
});

/** The whole site below a path; built once, which takes half a minute. */
test.describe('below /docs/', { tag: '@slow' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });

  const base = '/docs/';
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  let dir: string;
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    dir = mkdtempSync(join(tmpdir(), 'site-below-docs-'));
    execFileSync(process.execPath, [docusaurus, 'build', '--out-dir', join(dir, 'build')], {
      stdio: 'pipe',
      env: {
        ...process.env,
        ...separateBuild(join(dir, 'generated')),
        ...withoutCache,
        BASE_URL: base,
        NODE_ENV: 'production',
      },
    });
    server = createServer({ dir: join(dir, 'build'), base, quality: 1 });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => {
    server?.close();
    if (dir) rmSync(dir, { recursive: true, force: true });
  });

  /** What is asked for and not found, or asked for outside the base. */
  function watch(page: Page): string[] {
    const faults: string[] = [];
    page.on('response', (response) => {
      if (!response.url().startsWith(origin + base)) faults.push(`outside: ${response.url()}`);
      if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
    });
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    return faults;
  }

  for (const path of ['', 'home', 'functions']) {
    test(`/docs/${path} loads its style, font and icons, starts, and logs nothing`, async ({
      page,
    }) => {
      const faults = watch(page);
      const loaded: string[] = [];
      page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
      await page.goto(origin + base + path);
      await networkIdle(page);
      await expect(heading(page)).toBeVisible();
      for (const kind of [/\.css$/, /\.woff2$/]) {
        expect(loaded.filter((one) => kind.test(one)).length, String(kind)).toBeGreaterThan(0);
      }
      await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
      expect(loaded.filter((one) => /icons-/.test(one))).toEqual([]);
      await start(page);
      await expect.poll(() => loaded.filter((one) => /icons-\w+\.svg$/.test(one))).toHaveLength(1);
      expect(faults).toEqual([]);
    });
  }

  test('links stay below it, before and after the start', async ({ page }) => {
    const faults = watch(page);
    await page.goto(`${origin}${base}functions`);
    const outside = await page
      .locator('a[href^="/"]')
      .evaluateAll(
        (all, prefix) =>
          all.map((a) => a.getAttribute('href')).filter((href) => !href?.startsWith(prefix)),
        base,
      );
    expect(outside).toEqual([]);
    await start(page);
    await markDocument(page);
    await sidebar(page).getByRole('link', { name: 'Realtime' }).click();
    await expect(page).toHaveURL(`${origin}${base}realtime`);
    await expectSameDocument(page);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Realtime');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(origin + base);
    expect(faults).toEqual([]);
  });

  test('the page is copied from below it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const faults = watch(page);
    await page.goto(`${origin}${base}functions`);
    await start(page);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('moved and unknown addresses work below it', async ({ page }) => {
    await page.goto(`${origin}${base}quickstart?q=1#x`);
    await expect(page).toHaveURL(`${origin}${base}quickstarts?q=1#x`);
    await page.goto(`${origin}${base}database/shemas`);
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(4);
    await links.first().click();
    await expect(page).toHaveURL(`${origin}${base}database/schemas`);
    await expect(heading(page)).not.toHaveText('Page not found');
  });

  test('its social images, sitemap and structured data name it', async ({ page, request }) => {
    const sitemap = await (await request.get(`${origin}${base}sitemap.xml`)).text();
    expect(sitemap).toMatch(/<loc>https:\/\/[^/]+\/docs\/functions<\/loc>/);
    await page.goto(`${origin}${base}functions`);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(image).toMatch(/\/docs\/og\/functions\.png$/);
    const { pathname } = new URL(image ?? '', origin);
    expect((await request.get(origin + pathname)).status()).toBe(200);
  });

  test('the phone menu works below it', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`${origin}${base}functions`);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Realtime' }).click();
    await expect(page).toHaveURL(`${origin}${base}realtime`);
  });
});
