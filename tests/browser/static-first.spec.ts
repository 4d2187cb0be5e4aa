import type { Page } from '@playwright/test';
import { type Site, serve } from '../fixtures/static-first/serve';
import { networkIdle } from './support/networkIdle';
import {
  allowClipboard,
  clipboard,
  expectDocument,
  hold,
  html,
  nextFrames,
  scrollTop,
  setConnection,
} from './support/site';
import { test as base, expect } from './support/test';

// The loader on a page with a small application in place of React, so that scripts can be late, broken or replaced.

const start = ['/assets/js/runtime.js', '/assets/js/main.js'];
const main = '/assets/js/main.js';

const test = base.extend<{ site: Site; messages: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  site: async ({}, use) => {
    const site = await serve();
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  messages: async ({ page }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await use(messages);
  },
});

const expectActive = (page: Page) => expect(html(page)).toHaveAttribute('data-app', 'active');
const expectFailed = (page: Page) => expect(html(page)).toHaveAttribute('data-app', 'failed');
const expectHtml = (page: Page, name: string, value: string | RegExp) =>
  expect(html(page)).toHaveAttribute(name, value);

/** Waits until the loader has finished its work at idle, which asks for each script. */
async function settle(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(start));
  await nextFrames(page);
}

async function openIdle(page: Page, path = '/page'): Promise<void> {
  await page.goto(path);
  await settle(page);
}

test('each first interaction starts a prefetched application', async ({ page, site, messages }) => {
  const events = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel'];
  const interactions = [
    ...events.map((type) => () => page.locator('main, #far').first().dispatchEvent(type)),
    () => page.evaluate(() => scrollTo(0, 300)),
    () => page.locator('#scroller').evaluate((box) => box.scrollTo(0, 100)),
  ];
  for (const interact of interactions) {
    await openIdle(page);
    await expectDocument(page);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    site.requests.length = 0;
    await interact();
    await expectActive(page);
    expect(site.requests.filter((path) => start.includes(path))).toEqual([]);
  }
  expect(messages).toEqual([]);
});

test('it starts by itself 5 s after load, or at idle where the page says so', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/page');
  await networkIdle(page);
  await page.clock.pauseAt(4900);
  await expectDocument(page);
  await page.clock.runFor(5000);
  await page.clock.resume();
  await expectActive(page);
  await page.goto('/idle-meta');
  await expect(html(page)).toHaveAttribute('data-app', 'active', { timeout: 2500 });
});

test('a restored position and a jump to the hash are not an interaction', async ({ page }) => {
  await openIdle(page, '/page#far');
  expect(await scrollTop(page)).toBeGreaterThan(1000);
  await expectDocument(page);
  await openIdle(page);
  await page.evaluate(() => scrollTo(0, 1200));
  await expectActive(page);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await settle(page);
  await expectDocument(page);
});

test('scripts run in order, once the document is parsed', async ({ page }) => {
  await page.goto('/slow', { waitUntil: 'commit' });
  await page.locator('#count').click();
  await expectHtml(page, 'data-app', 'starting');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  expect(await page.evaluate('window.ran')).toBeUndefined();
  await expectHtml(page, 'data-count', '1');
  expect(await page.evaluate('window.ran')).toEqual(['runtime', 'app']);
});

test('a copy in an archive, whose address has no page, stays a document', async ({ page }) => {
  await page.clock.install();
  await page.goto('/web/2026/https://docs.example.dev/page');
  await page.locator('#search').click();
  await expectHtml(page, 'data-app', 'starting');
  await networkIdle(page);
  await page.clock.runFor(10_000);
  await expectFailed(page);
});

test.describe('before the start', () => {
  let release: () => void;
  test.beforeEach(async ({ page }) => {
    release = await hold(page);
    await page.goto('/page');
  });

  test('clicks show that they wait, then follow in order', async ({ page, context, messages }) => {
    await allowClipboard(context);
    const button = page.locator('#count');
    await page.locator('#inside').click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveCSS('cursor', 'progress');
    await button.press('Enter');
    await page.locator('#tab-b').click();
    await page.locator('#tab-a').click();
    await page.locator('#label').click({ position: { x: 2, y: 8 } });
    await expect(page.locator('#box')).not.toBeChecked();
    await page.locator('#mode').click({ force: true });
    await page.locator('#copy').click();
    release();
    await expectActive(page);
    await expectHtml(page, 'data-count', '1');
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(page.locator('#tab-a')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#box')).toBeChecked();
    await expectHtml(page, 'data-changed', 'box=on;');
    await expectHtml(page, 'data-theme', 'dark');
    await expectHtml(page, 'data-copied', '');
    expect(await clipboard(page)).toBe('copied text');
    await button.click();
    await expectHtml(page, 'data-count', '2');
    expect(messages).toEqual([]);
  });

  test('clicks on an element that has gone are dropped', async ({ page, messages }) => {
    await page.locator('#count').click();
    await page.locator('#tab-b').click();
    await page.locator('#count').evaluate((element) => element.remove());
    release();
    await expect(page.locator('#tab-b')).toHaveAttribute('aria-selected', 'true');
    await expect(html(page)).not.toHaveAttribute('data-count');
    expect(messages).toEqual([]);
  });

  test('clicks on what needs no application work at once', async ({ page, site }) => {
    await page.locator('#jump').click();
    await expect(page.locator('#far')).toBeInViewport();
    await page.locator('summary').click();
    await page.locator('#field').pressSequentially('a/b');
    await page.locator('#list').selectOption('two');
    await page.locator('#static').click();
    await expect(page.locator('#popover')).toBeVisible();
    await expect(page.locator('#static')).not.toHaveAttribute('aria-busy');
    await expectHtml(page, 'data-app', 'starting');
    release();
    await expectActive(page);
    await expect(page.locator('#details')).toHaveAttribute('open', '');
    await expect(page.locator('#popover')).toBeVisible();
    await expect(page.locator('#field')).toHaveValue('a/b');
    await expect(page.locator('#list')).toHaveValue('two');
    await expectHtml(page, 'data-changed', /field=a\/b;/);
    await expectHtml(page, 'data-changed', /list=two;/);
    for (const id of ['link', 'terms']) {
      await page.goto('/page');
      await page.locator(`#${id}`).click();
      await expect(page).toHaveURL(`${site.url}/next`);
    }
  });

  for (const opener of ['Control+k', 'Meta+k', '/', 'a click']) {
    test(`keys after ${opener} arrive in the search field`, async ({ page }) => {
      const search = page.locator('#search');
      if (opener === 'a click') await search.click();
      else await page.keyboard.press(opener);
      await page.keyboard.type('abd');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('c d');
      await page.keyboard.press('Enter');
      await expect(search).toHaveAttribute('aria-busy', 'true');
      release();
      await expectHtml(page, 'data-query', 'abc d');
      await expectHtml(page, 'data-entered', 'abc d');
      await expectHtml(page, 'data-searches', '1');
      await expect(search).not.toHaveAttribute('aria-busy');
      await page.keyboard.type('e');
      await expect(page.locator('#query')).toHaveValue('abc de');
    });
  }

  test('keys are whole characters', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.evaluate(() => {
      for (const key of ['a', 'क्ष', '😀', 'Backspace', '👩‍🚀', 'Backspace', 'é', 'Shift', '🦀']) {
        const init = { key, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', init));
      }
    });
    release();
    await expect(page.locator('#query')).toHaveValue(['a', 'क्ष', 'é', '🦀'].join(''));
  });

  test('keys in a field, other shortcuts and those without search are kept', async ({ page }) => {
    await page.locator('#count').evaluate((element) => {
      const fields = '<textarea id="long"></textarea><p id="rich" contenteditable>b</p>';
      element.insertAdjacentHTML('afterend', fields);
    });
    for (const field of ['#list', '#field', '#long', '#rich']) await page.locator(field).press('/');
    await page.locator('#link').press('Control+Alt+k');
    await page.locator('#search').evaluate((element) => element.setAttribute('hidden', ''));
    await page.locator('#link').press('/');
    await expect(page.locator('#search')).not.toHaveAttribute('aria-busy');
    release();
    await expectActive(page);
    await expect(html(page)).not.toHaveAttribute('data-searches');
  });
});

test.describe('a script that fails', () => {
  test('leaves a document, and the next press tries again, three times', async ({ page, site }) => {
    await setConnection(page, { saveData: true });
    site.broken.add(main);
    await page.goto('/page');
    const tries = () => site.requests.filter((path) => path === main).length;
    for (const count of [1, 2, 3]) {
      await page.locator('#count').dispatchEvent('pointerdown');
      await expect.poll(tries).toBe(count);
      await expectFailed(page);
    }
    await page.locator('#count').click();
    await expect(page.locator('#count')).not.toHaveAttribute('aria-busy');
    await page.locator('#link').click();
    await expect(page).toHaveTitle('/next');
    expect(tries()).toBe(3);

    await page.goto('/page');
    await page.locator('#count').click();
    await expectFailed(page);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await page.mouse.move(300, 300);
    await nextFrames(page);
    expect(tries()).toBe(4);
    site.broken.clear();
    await page.locator('#tab-b').click();
    await expectActive(page);
    await expect(page.locator('#tab-b')).toHaveAttribute('aria-selected', 'true');
    await expect(html(page)).not.toHaveAttribute('data-count');
  });

  test('or never becomes active counts as failed after 10 s', async ({ page, site }) => {
    site.replaced.set(main, 'window.ran.push("nothing")');
    await page.clock.install();
    await page.goto('/page');
    await page.locator('#count').click();
    await expect.poll(() => page.evaluate('window.ran')).toContain('nothing');
    await page.clock.runFor(9000);
    await expect(page.locator('#count')).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1100);
    await expectFailed(page);
    await expect(page.locator('#count')).not.toHaveAttribute('aria-busy');
  });
});

test('pages from the back/forward cache stay', async ({ playwright, launchOptions, site }) => {
  // Playwright switches the cache off.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: site.url });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  const leaveAndReturn = async () => {
    await page.evaluate(() => location.assign('/next'));
    await expect(page).toHaveTitle('/next');
    await page.goBack({ waitUntil: 'commit' });
    await expectHtml(page, 'data-persisted', 'true');
  };
  await openIdle(page);
  await leaveAndReturn();
  await expectDocument(page);
  await page.locator('#count').click();
  await expectHtml(page, 'data-count', '1');
  await leaveAndReturn();
  await expectActive(page);
  await page.locator('#count').click();
  await expectHtml(page, 'data-count', '2');
  await browser.close();
});

test('only a home page whose files fail shows the base-URL banner', async ({ browser, site }) => {
  const css = '/assets/css/styles.css';
  for (const [path, broken, count] of [
    ['/', [], 0],
    ['/', [main], 1],
    ['/elsewhere/', [css, main], 1],
    ['/page', [css], 0],
  ] as const) {
    site.broken.clear();
    for (const file of broken) site.broken.add(file);
    // Without the files that another page has cached.
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await page.goto(path);
    await page.locator('#count').dispatchEvent('pointerdown');
    await (site.broken.has(main) ? expectFailed(page) : expectActive(page));
    await expect(banner, path).toHaveCount(count);
    if (path === '/elsewhere/') {
      await expect(banner).toContainText('Your Docusaurus site did not load properly.');
      await expect(banner).toContainText('baseUrl = / (default value)');
      await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
    }
    await context.close();
  }
});
