import type { Locator, Page, Request } from '@playwright/test';
import { networkIdle } from './support/networkIdle';
import {
  expectActive,
  expectDocument,
  expectIdle,
  holdStart,
  nextFrames,
  noteIdle,
  open,
  phone,
  setConnection,
  start,
} from './support/site';
import { expect, test } from './support/test';

const guide = '/functions';
const withPackageManagers = '/quickstart/react';

const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js');
/** Prefetched, not run. */
const isPrefetch = async (request: Request) =>
  (await request.allHeaders())['sec-purpose']?.startsWith('prefetch') === true;

const startedScripts = (page: Page) => page.locator('script[src]');

/** What browsers tell of something that moved (https://wicg.github.io/layout-instability/). */
interface LayoutShift {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Shift {
  value: number;
  /** Whether any of it moved up or down. */
  down: boolean;
  what: (string | undefined)[];
}

/** Lets requests wait at the network until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue().catch(() => {}); // A page that is closed meanwhile wants nothing more.
  });
  return release;
}

/** Lets the scripts wait at the network until the returned function is called. */
const holdScripts = (page: Page) => hold(page, '**/*.js');

const loaderOf = (page: Page) => page.locator('script[data-scripts]');

/** Opens a page. @returns the scripts that its application starts with */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  return ((await loaderOf(page).getAttribute('data-scripts')) ?? '').split(' ');
}

/** Waits until the loader has prefetched the scripts at idle. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
  await networkIdle(page);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is readable and its links work', async ({ page }) => {
    await page.goto(guide);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Functions');
    await expect(page.getByRole('article')).toContainText('mutation');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Realtime' }).click();
    await expect(page).toHaveURL('/realtime');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test("the theme is the system's, and print is light", async ({ page }) => {
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(guide);
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).toBe('rgb(20, 18, 16)');
    const keyword = page.locator('pre span').first();
    const dark = await keyword.evaluate((element) => getComputedStyle(element).color);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await background()).toBe(light);
    expect(await keyword.evaluate((element) => getComputedStyle(element).color)).not.toBe(dark);
  });

  test('a page ends with a link that reports a problem with it, large enough for a finger', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(guide);
    const link = page.getByRole('link', { name: 'Report a problem with this page' });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get('title')).toBe('Docs: Functions');
    expect(address.searchParams.get('page')).toBe(guide);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('a link in the contents leads to its heading', async ({ page }) => {
    await page.goto(guide);
    const link = page.getByRole('complementary', { name: 'On this page' }).getByRole('link').last();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(guide + hash);
    await expect(page.locator(hash)).toBeInViewport();
  });

  test('folded contents open', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(guide);
    const contents = page.locator('details').filter({ hasText: 'On this page' });
    await expect(contents.getByRole('link').first()).not.toBeVisible();
    await contents.locator('summary').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
  });

  test('controls that need JavaScript are not shown', async ({ page }) => {
    for (const path of ['/', '/home', withPackageManagers]) {
      await page.goto(path);
      expect(await page.getByRole('button').count(), path).toBe(0);
      expect(await page.getByRole('tab').count(), path).toBe(0);
    }
  });

  test('the commands of every package manager are shown', async ({ page }) => {
    await page.goto(withPackageManagers);
    const panels = page.locator('[role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(3);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });

  test('in place of the search is a link to a list of all pages', async ({ page }) => {
    await page.goto(guide);
    await page.getByRole('banner').getByRole('link', { name: 'All pages' }).click();
    await expect(page).toHaveURL('/all-pages');
    await page.getByRole('main').getByRole('link', { name: 'Realtime' }).click();
    await expect(page).toHaveURL('/realtime');
  });

  test('the not-found page leads home', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).toHaveURL('/home');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('the sidebar follows the page', async ({ page }) => {
      await page.goto(guide);
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await expect(sidebar).toBeVisible();
      const main = await page.getByRole('main').boundingBox();
      const box = await sidebar.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
      await sidebar.getByRole('link', { name: 'Realtime' }).click();
      await expect(page).toHaveURL('/realtime');
    });
  });
});

test.describe('before intent', () => {
  for (const path of ['/', '/home', guide]) {
    test(`${path} runs no script by itself and sends no request to another host`, async ({
      page,
      baseURL,
    }) => {
      await holdStart(page);
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await page.goto(path);
      await settle(page);
      await expectDocument(page);
      await expect(startedScripts(page)).toHaveCount(0);
      expect(requests.filter((request) => !request.url().startsWith(`${baseURL}/`))).toEqual([]);
      const scripts = requests.filter(isScript);
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(await isPrefetch(script), script.url()).toBe(true);
    });
  }

  test('nothing but prefetches and the font of code is transferred after the page has loaded', async ({
    page,
  }) => {
    await holdStart(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(guide);
    await settle(page);
    // Long enough for a request of something that a timer starts.
    await page.waitForTimeout(2000);
    const loaded = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return performance.timeOrigin + (entry as PerformanceNavigationTiming).loadEventStart;
    });
    const late = requests.filter((request) => request.timing().startTime > loaded);
    const isFont = (request: Request) => /\/jetbrains-mono-\w+\.(css|woff2)$/.test(request.url());
    expect(late.filter(isFont)).toHaveLength(2);
    const others = late.filter((request) => !isFont(request));
    expect(others.length).toBeGreaterThan(0);
    for (const request of others) {
      expect(await isPrefetch(request), request.url()).toBe(true);
    }
  });

  for (const connection of [
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
      await holdStart(page);
      await setConnection(page, connection);
      await noteIdle(page);
      const scripts: string[] = [];
      page.on('request', (request) => isScript(request) && scripts.push(request.url()));
      await page.goto(guide);
      await expectIdle(page);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
      expect(scripts).toEqual([]);
      await start(page);
      // The application prefetches what links lead to; on such a connection, only where their files are.
      await expect
        .poll(() => scripts.filter((url) => url.includes('/routes-index.')))
        .toHaveLength(1);
      const before = scripts.length;
      await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').nth(3).hover();
      // Long enough for hovering to load something, as it does on other connections.
      await page.waitForTimeout(500);
      expect(scripts.slice(before)).toEqual([]);
    });
  }
});

test.describe('start', () => {
  const intents: Record<string, (page: Page) => Promise<unknown>> = {
    'pointer over': (page) => page.mouse.move(600, 400),
    'pointer down': (page) => page.getByRole('main').dispatchEvent('pointerdown'),
    touch: (page) => page.getByRole('main').dispatchEvent('touchstart'),
    key: (page) => page.keyboard.press('Shift'),
    focus: (page) => page.getByRole('link', { name: 'Skip to main content' }).focus(),
    wheel: (page) => page.mouse.wheel(0, 10),
    scroll: (page) => page.evaluate(() => scrollTo(0, 400)),
    'scroll of the sidebar': (page) =>
      page.locator('[data-sidebar]').evaluate((element) => {
        element.scrollTop += element.scrollTop ? -10 : 10;
      }),
  };

  for (const [name, act] of Object.entries(intents)) {
    test(`${name} starts the application once`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await holdStart(page);
      await page.addInitScript(() => {
        Object.assign(window, { starts: 0 });
        document.addEventListener('app:active', () => {
          (window as unknown as { starts: number }).starts += 1;
        });
      });
      await page.goto(guide);
      await settle(page);
      await expectDocument(page);
      await act(page);
      await expectActive(page);
      for (const other of Object.values(intents)) await other(page);
      expect(await page.evaluate(() => (window as unknown as { starts: number }).starts)).toBe(1);
      // Of the others the bundler's runtime takes the tags away once they have run.
      await expect(page.locator('script[src*="/main."]')).toHaveCount(1);
    });
  }

  test('happens by itself 5 s after load', async ({ page }) => {
    await page.goto(guide);
    await settle(page);
    await expectDocument(page);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'active', { timeout: 8000 });
  });

  test('uses the prefetched scripts', async ({ page }) => {
    await holdStart(page);
    await page.goto(guide);
    await settle(page);
    await start(page);
    // Once active, the application may already load what the links in view lead to.
    const scripts = (await loaderOf(page).getAttribute('data-scripts'))?.split(' ') ?? [];
    const sizes = await page.evaluate(
      (sources) =>
        sources.flatMap((source) =>
          performance
            .getEntriesByName(new URL(source, location.href).href)
            .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
            .map((entry) => (entry as PerformanceResourceTiming).transferSize),
        ),
      scripts,
    );
    expect(sizes.length).toBe(scripts.length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(
      sizes.every((size) => size === 0),
      String(sizes),
    ).toBe(true);
  });

  test('of a page whose own chunk fails leaves the document without an error, and the next press tries again', async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await holdStart(page);
    await setConnection(page, { saveData: true });
    const others = await scriptsOf(page, withPackageManagers);
    const own = (await scriptsOf(page, guide)).filter((script) => !others.includes(script));
    expect(own.length).toBeGreaterThan(1); // The content, and the shard of routes.
    for (const script of own) await page.route(`**${script}`, (route) => route.abort());
    await page.locator('body').dispatchEvent('pointerover');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
    await page.unrouteAll();
    await page.locator('body').dispatchEvent('pointerdown');
    await expectActive(page);
    expect(errors).toEqual([]);
  });

  test.describe('when a script fails', () => {
    /** Opens a page that counts the applications that start on it. */
    async function openCounted(page: Page): Promise<{
      scripts: string[];
      countStarts: () => Promise<number>;
      errors: Error[];
    }> {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await holdStart(page);
      await setConnection(page, { saveData: true });
      await page.addInitScript(() => {
        let root: unknown;
        Object.assign(window, { starts: 0 });
        Object.defineProperty(window, 'docusaurusRoot', {
          get: () => root,
          set: (value: unknown) => {
            root = value;
            (window as unknown as { starts: number }).starts += 1;
          },
        });
      });
      const countStarts = () =>
        page.evaluate(() => (window as unknown as { starts: number }).starts);
      return { scripts: await scriptsOf(page, guide), countStarts, errors };
    }

    async function expectGuide(page: Page): Promise<void> {
      await expectActive(page);
      await networkIdle(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Functions');
    }

    test('the next press starts exactly one application, whichever script it was', async ({
      page,
      context,
    }) => {
      const names = await scriptsOf(page, guide);
      expect(names.length).toBeGreaterThan(3);
      for (const name of names) {
        const tab = await context.newPage();
        const { countStarts, errors } = await openCounted(tab);
        await tab.route(`**${name}`, (route) => route.abort(), { times: 1 });
        await tab.locator('body').dispatchEvent('pointerover');
        await expect(tab.locator('html')).toHaveAttribute('data-app', /failed|active/);
        await tab.locator('body').dispatchEvent('pointerdown');
        await expectGuide(tab);
        expect(await countStarts(), name).toBe(1);
        expect(errors, name).toEqual([]);
        await tab.close();
      }
    });

    // The first start goes on with the index of routes, the press with all scripts of the page.
    for (const first of ['press', 'first start']) {
      test(`one application starts where the ${first} has the routes first`, async ({ page }) => {
        const { scripts, countStarts, errors } = await openCounted(page);
        const shard = scripts.find((script) => script.includes('/routes-'));
        await page.route(`**${shard}`, (route) => route.abort(), { times: 1 });
        const goOnWithIndex = await hold(page, '**/routes-index.*.js');
        await page.locator('body').dispatchEvent('pointerover');
        await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
        const goOnWithScripts = await hold(page, '**/runtime~main.*.js');
        await page.locator('body').dispatchEvent('pointerdown');
        const both = [goOnWithScripts, goOnWithIndex];
        for (const goOn of first === 'press' ? both : both.reverse()) {
          goOn();
          await expectActive(page);
        }
        await expectGuide(page);
        expect(await countStarts()).toBe(1);
        expect(errors).toEqual([]);
      });
    }
  });

  test('moves nothing on the page and keeps the place', async ({ page }) => {
    await page.goto(`${guide}#`);
    await page.evaluate(() => scrollTo(0, 500));
    await expectActive(page);
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });
});

test.describe('presses before the start are replayed after it', () => {
  async function press(page: Page, control: Locator): Promise<void> {
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await control.click({ force: true }); // It may say that it is disabled; a reader presses it anyhow.
    await expect(control).toHaveAttribute('aria-busy', 'true');
    release();
    await expectActive(page);
    await expect(control).not.toHaveAttribute('aria-busy');
  }

  test('the color mode', async ({ page }) => {
    await page.goto(guide);
    await press(page, page.getByRole('button', { name: /Switch between dark and light/ }));
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });

  test('a copy button of a code block', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(guide);
    await press(page, page.getByRole('button', { name: 'Copy code' }).first());
    await expect(page.getByRole('status').first()).toHaveText('Copied');
  });

  test('a tab', async ({ page }) => {
    await page.goto(withPackageManagers);
    const tab = page.getByRole('tab', { name: 'pnpm' }).first();
    await press(page, tab);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('the fold of a section', async ({ page }) => {
    await page.goto(guide);
    const fold = page.getByRole('button', { name: 'Pages of Tutorial' });
    await press(page, fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('the menu button', async ({ page }) => {
      await page.goto(guide);
      await press(page, page.getByRole('button', { name: 'Open the menu' }));
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    test('two impatient presses on the menu button open it, not open and close it', async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(guide);
      const button = page.getByRole('button', { name: 'Open the menu' });
      await button.click();
      await button.click();
      release();
      await expectActive(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });

  test('a link, immediately and without the application', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(guide, { waitUntil: 'domcontentloaded' });
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Realtime' })
      .click();
    await expect(page).toHaveURL('/realtime');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Functions');
    release();
  });
});

test.describe('back and forward', () => {
  test('between documents that were never started', async ({ page }) => {
    await holdStart(page);
    await page.goto(guide);
    await page.goto('/realtime');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Functions');
    await page.goForward();
    await expect(page).toHaveURL('/realtime');
    await start(page);
    await expect(page).toHaveTitle(/Realtime/);
  });

  test('from a started page to a document and back, and it starts again', async ({ page }) => {
    await open(page, guide);
    await page.goto('/realtime');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Functions');
    await start(page);
    await page.getByRole('button', { name: /Switch between dark and light/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });

  test('within the application', async ({ page }) => {
    await open(page, guide);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Realtime' })
      .click();
    await expect(page).toHaveTitle(/Realtime/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Functions/);
    await page.goForward();
    await expect(page).toHaveTitle(/Realtime/);
    await expectActive(page);
  });
});

for (const width of [390, 1440]) {
  for (const path of ['/', '/home', guide]) {
    test(`nothing moves on ${path} at ${width} px when the fonts load late and the application starts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await holdStart(page);
      let fonts = 0;
      await page.route('**/*.woff2', async (route) => {
        fonts += 1;
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
            shifts.push({
              value: entry.value,
              down: entry.sources.some(({ previousRect, currentRect }) => {
                return previousRect.top !== currentRect.top;
              }),
              what: entry.sources.map(({ node }) => node?.textContent?.slice(0, 60)),
            });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      // One for prose, and after the first paint one for code.
      await expect.poll(() => fonts).toBeGreaterThan(1);
      await page.evaluate(() => document.fonts.ready);
      await nextFrames(page);
      await start(page);
      // Time for what follows the start, such as the rest of the icons.
      await page.waitForTimeout(500);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      // A word of another width may push its neighbor in the line by a few pixels, not a line down.
      expect(shifts.filter(({ down }) => down)).toEqual([]);
      const score = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(Number(score.toFixed(3)), JSON.stringify(shifts)).toBe(0);
    });
  }
}

test.describe('the head', () => {
  for (const path of ['/', guide, '/error']) {
    test(`of ${path} lacks nothing at any time while a slow processor starts the page`, async ({
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

  test('follows the reader to the next page', async ({ page }) => {
    await open(page, guide);
    const description = page.locator('meta[name=description]');
    const before = await description.getAttribute('content');
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Realtime' })
      .click();
    await expect(page).toHaveTitle(/Realtime/);
    await expect(description).not.toHaveAttribute('content', before ?? '');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/realtime$/);
    await expect(description).toHaveCount(1);
  });
});
