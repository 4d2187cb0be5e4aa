import type { Page } from '@playwright/test';
import { type Site, serve } from '../fixtures/static-first/serve';
import { networkIdle } from './support/networkIdle';
import { expectDocument, expectIdle, nextFrames, noteIdle, setConnection } from './support/site';
import { test as base, expect } from './support/test';

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

const html = (page: Page) => page.locator('html');
const expectActive = (page: Page) => expect(html(page)).toHaveAttribute('data-app', 'active');
const expectFailed = (page: Page) => expect(html(page)).toHaveAttribute('data-app', 'failed');

const scriptsAskedFor = (site: Site) => site.requests.filter((path) => start.includes(path));

/** Waits until the page has its scripts, the last that the loader does at idle; it already listens to scrolling. */
async function expectPrefetched(page: Page) {
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(start));
}

/** Waits until the loader has finished its work at idle, which asks for each script once. */
async function settle(page: Page, site: Site) {
  await expect.poll(() => scriptsAskedFor(site)).toEqual(start);
  await expectPrefetched(page);
}

test.describe('start', () => {
  const events = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];

  for (const type of events) {
    test(`starts on ${type}`, async ({ page, site }) => {
      await page.goto('/page');
      await settle(page, site);
      await expectDocument(page);
      await page.locator('main, #far').first().dispatchEvent(type);
      await expectActive(page);
    });
  }

  test('starts when the page scrolls', async ({ page, site }) => {
    await page.goto('/page');
    await settle(page, site);
    await page.evaluate(() => scrollTo(0, 300));
    await expectActive(page);
  });

  test('starts when a box in the page scrolls', async ({ page, site }) => {
    await page.goto('/page');
    await settle(page, site);
    await page.locator('#scroller').evaluate((element) => {
      element.scrollTop = 100;
    });
    await expectActive(page);
  });

  test('starts 5 s after load, not before', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/page');
    await networkIdle(page);
    await page.clock.pauseAt(4900);
    await expectDocument(page);
    await page.clock.runFor(5000);
    await page.clock.resume();
    await expectActive(page);
  });

  test('does not take the restored position for intent', async ({ page, site }) => {
    await page.goto('/page');
    await settle(page, site);
    await page.evaluate(() => scrollTo(0, 1200));
    await expectActive(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
    await expectPrefetched(page);
    await nextFrames(page);
    await expectDocument(page);
  });

  test('does not take the jump to the hash for intent', async ({ page, site }) => {
    await page.goto('/page#far');
    await settle(page, site);
    await nextFrames(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expectDocument(page);
  });

  test('waits for the document to be parsed and runs the scripts in order', async ({ page }) => {
    await page.goto('/slow', { waitUntil: 'commit' });
    await expect(page.locator('nav')).toBeVisible();
    await page.locator('#count').click();
    await expect(html(page)).toHaveAttribute('data-app', 'starting');
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    expect(await page.evaluate('window.ran')).toBeUndefined();
    await expect(html(page)).toHaveAttribute('data-count', '1');
    expect(await page.evaluate('window.ran')).toEqual(['runtime', 'app']);
  });

  for (const path of ['/idle-meta', '/idle-attribute']) {
    test(`${path} starts without intent`, async ({ page }) => {
      await page.goto(path);
      await expect(html(page)).toHaveAttribute('data-app', 'active', { timeout: 2500 });
    });
  }

  test('writes nothing to the console and loads nothing twice', async ({
    page,
    site,
    messages,
  }) => {
    await page.clock.install();
    await page.goto('/page');
    await networkIdle(page);
    await page.locator('#count').click();
    await expectActive(page);
    // Past the start that comes by itself.
    await page.clock.runFor(6000);
    await nextFrames(page);
    expect(messages).toEqual([]);
    expect(scriptsAskedFor(site)).toEqual(start);
  });
});

test.describe('prefetching', () => {
  test('fetches the scripts at idle, runs none, and uses them later', async ({ page, site }) => {
    await page.goto('/page');
    await settle(page, site);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    await page.mouse.move(50, 50);
    await expectActive(page);
    expect(scriptsAskedFor(site)).toEqual(start);
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    test(`fetches nothing with ${JSON.stringify(connection)}`, async ({ page, site }) => {
      await setConnection(page, connection);
      await noteIdle(page);
      await page.goto('/page');
      await expectIdle(page);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
      expect(scriptsAskedFor(site)).toEqual([]);
      await page.mouse.move(50, 50);
      await expectActive(page);
    });
  }
});

test.describe('presses before the start', () => {
  test.beforeEach(async ({ page, site }) => {
    site.delay = 1500;
    await page.goto('/page');
  });

  test('a button shows that it is pending and is pressed once', async ({ page }) => {
    const button = page.locator('#count');
    await page.locator('#inside').click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveCSS('cursor', 'progress');
    await button.click();
    await expectActive(page);
    await expect(html(page)).toHaveAttribute('data-count', '1');
    await expect(button).not.toHaveAttribute('aria-busy');
    await button.click();
    await expect(html(page)).toHaveAttribute('data-count', '2');
  });

  test('a button pressed with the keyboard is pressed', async ({ page }) => {
    await page.locator('#count').press('Enter');
    await expect(html(page)).toHaveAttribute('data-count', '1');
  });

  test('a tab is chosen, whatever element it is', async ({ page }) => {
    await page.locator('#tab-b').click();
    await expect(page.locator('#tab-b')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#tab-a')).toHaveAttribute('aria-selected', 'false');
  });

  test('a label ticks its box', async ({ page }) => {
    await page.locator('#label').click({ position: { x: 2, y: 8 } });
    await expect(page.locator('#box')).not.toBeChecked();
    await expect(page.locator('#box')).toBeChecked();
    await expect(html(page)).toHaveAttribute('data-changed', 'box=on;');
  });

  test('a box is ticked', async ({ page }) => {
    await page.locator('#box').click();
    await expect(page.locator('#box')).toBeChecked();
    await expect(html(page)).toHaveAttribute('data-changed', 'box=on;');
  });

  test('the color mode waits until it is enabled', async ({ page }) => {
    await page.locator('#mode').click({ force: true });
    await expectActive(page);
    await expect(page.locator('#mode')).toHaveAttribute('aria-disabled', 'true');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('#mode')).not.toHaveAttribute('aria-busy');
  });

  test('the copy button copies', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('#copy').click();
    await expect(html(page)).toHaveAttribute('data-copied', '');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('copied text');
  });

  test('presses are replayed in their order', async ({ page }) => {
    await page.locator('#tab-b').click();
    await page.locator('#tab-a').click();
    await page.locator('#count').click();
    await expect(html(page)).toHaveAttribute('data-count', '1');
    await expect(page.locator('#tab-a')).toHaveAttribute('aria-selected', 'true');
  });

  test('an element that is gone is skipped', async ({ page, messages }) => {
    await page.locator('#count').click();
    await page.locator('#tab-b').click();
    await page.locator('#count').evaluate((element) => element.remove());
    await expect(page.locator('#tab-b')).toHaveAttribute('aria-selected', 'true');
    await expect(html(page)).not.toHaveAttribute('data-count');
    expect(messages).toEqual([]);
  });
});

test.describe('what works without the application', () => {
  test.beforeEach(async ({ page, site }) => {
    site.delay = 1000;
    await page.goto('/page');
  });

  for (const id of ['link', 'terms']) {
    test(`#${id} navigates immediately`, async ({ page, site }) => {
      await page.locator(`#${id}`).click();
      await expect(page).toHaveURL(`${site.url}/next`);
      await expect(page).toHaveTitle('/next');
    });
  }

  test('a jump within the page', async ({ page }) => {
    await page.locator('#jump').click();
    await expect(page.locator('#far')).toBeInViewport();
    await expect(html(page)).toHaveAttribute('data-app', 'starting');
  });

  test('details open once', async ({ page }) => {
    await page.locator('summary').click();
    await expect(page.locator('#details')).toHaveAttribute('open', '');
    await expect(html(page)).toHaveAttribute('data-app', 'starting');
    await expectActive(page);
    await expect(page.locator('#details')).toHaveAttribute('open', '');
  });

  test('what is marked as static', async ({ page }) => {
    await page.locator('#static').click();
    await expect(page.locator('#popover')).toBeVisible();
    await expect(page.locator('#static')).not.toHaveAttribute('aria-busy');
    await expectActive(page);
    await expect(page.locator('#popover')).toBeVisible();
  });

  test('text and choices are kept when the application takes the fields over', async ({ page }) => {
    await page.locator('#field').pressSequentially('a/b');
    await page.locator('#list').selectOption('two');
    await expect(page.locator('#field')).toHaveValue('a/b');
    await expectActive(page);
    await expect(page.locator('#field')).toHaveValue('a/b');
    await expect(page.locator('#list')).toHaveValue('two');
    await expect(html(page)).toHaveAttribute('data-changed', /field=a\/b;/);
    await expect(html(page)).toHaveAttribute('data-changed', /list=two;/);
  });
});

test.describe('keys before the start', () => {
  test.beforeEach(async ({ page, site }) => {
    site.delay = 800;
    await page.goto('/page');
  });

  for (const opener of ['Control+k', '/', 'a click']) {
    test(`what is typed after ${opener} arrives in the search field`, async ({ page }) => {
      const search = page.locator('#search');
      if (opener === 'a click') await search.click();
      else await page.keyboard.press(opener);
      await page.keyboard.type('abd');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('c d');
      await page.keyboard.press('Enter');
      await expect(search).toHaveAttribute('aria-busy', 'true');
      await expect(page.locator('#query')).toHaveValue('abc d');
      await expect(html(page)).toHaveAttribute('data-query', 'abc d');
      await expect(html(page)).toHaveAttribute('data-entered', 'abc d');
      await expect(html(page)).toHaveAttribute('data-searches', '1');
      await expect(search).not.toHaveAttribute('aria-busy');
      await page.keyboard.type('e');
      await expect(page.locator('#query')).toHaveValue('abc de');
    });
  }

  test('Backspace removes a whole emoji, and a key may be several characters', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.evaluate(() => {
      for (const key of ['a', 'क्ष', '😀', 'Backspace', '👩‍🚀', 'Backspace', 'é', 'Shift', '🦀']) {
        const init = { key, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', init));
      }
    });
    await expect(page.locator('#query')).toHaveValue(['a', 'क्ष', 'é', '🦀'].join(''));
  });

  test("a slash in a field and Ctrl+Alt+K don't open the search", async ({ page }) => {
    await page.locator('#count').evaluate((element) => {
      element.insertAdjacentHTML(
        'afterend',
        '<textarea id="long"></textarea><p id="rich" contenteditable>b</p>',
      );
    });
    for (const field of ['#list', '#field', '#long', '#rich']) {
      await page.locator(field).press('/');
    }
    await page.locator('#link').press('Control+Alt+k');
    await expect(page.locator('#search')).not.toHaveAttribute('aria-busy');
    await expectActive(page);
    await expect(html(page)).not.toHaveAttribute('data-searches');
  });

  test('Cmd+K is kept too', async ({ page }) => {
    await page.keyboard.press('Meta+k');
    await expect(page.locator('#search')).toHaveAttribute('aria-busy', 'true');
  });

  test('what is typed while the dialog loads arrives as well, in order', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ab');
    await expectActive(page);
    await page.keyboard.type('cd');
    await expect(page.locator('#query')).toHaveValue('abcd');
  });

  test('the shortcut is left alone without a visible search button', async ({ page }) => {
    await page.locator('#search').evaluate((element) => {
      element.setAttribute('hidden', '');
    });
    await page.keyboard.press('/');
    await expect(page.locator('#search')).not.toHaveAttribute('aria-busy');
    await expectActive(page);
    await expect(html(page)).not.toHaveAttribute('data-searches');
  });

  test('Tab and arrows keep their meaning', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Tab');
    await expect(page.locator('#link')).toBeFocused();
  });
});

test.describe('without the application', () => {
  test.describe('scripts switched off', () => {
    test.use({ javaScriptEnabled: false });

    test('the page is readable and its links work', async ({ page }) => {
      await page.goto('/page');
      await expect(page.locator('#far')).toHaveText('Far');
      await page.locator('#link').click();
      await expect(page).toHaveTitle('/next');
    });
  });

  test('a failing script leaves a working document, and the next press tries again', async ({
    page,
    site,
  }) => {
    site.broken.add(main);
    await page.goto('/page');
    await page.locator('#count').click();
    await expectFailed(page);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);

    await page.mouse.move(300, 300);
    // A try that began would need that long to be seen.
    await page.waitForTimeout(200);
    await expectFailed(page);

    site.broken.clear();
    await page.locator('#tab-b').click();
    await expectActive(page);
    await expect(page.locator('#tab-b')).toHaveAttribute('aria-selected', 'true');
    await expect(html(page)).not.toHaveAttribute('data-count');
  });

  test('gives up after three tries and no longer intercepts clicks', async ({ page, site }) => {
    await setConnection(page, { saveData: true });
    site.broken.add(main);
    await page.goto('/page');
    for (const tries of [1, 2, 3]) {
      await page.locator('#count').dispatchEvent('pointerdown');
      await expect.poll(() => site.requests.filter((path) => path === main).length).toBe(tries);
      await expectFailed(page);
    }
    await page.locator('#count').click();
    await expect(page.locator('#count')).not.toHaveAttribute('aria-busy');
    await page.locator('#link').click();
    await expect(page).toHaveTitle('/next');
    expect(site.requests.filter((path) => path === main)).toHaveLength(3);
  });

  test('scripts that load but never become active count as failed', async ({ page, site }) => {
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

test.describe('back and forward', () => {
  const cached = test.extend<{ cachedPage: Page }>({
    cachedPage: async ({ playwright, launchOptions, site }, use) => {
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
      await use(page);
      await browser.close();
    },
  });

  async function leaveAndReturn(page: Page) {
    await page.evaluate(() => {
      location.href = '/next';
    });
    await expect(page).toHaveTitle('/next');
    await page.goBack({ waitUntil: 'commit' });
    await expect(html(page)).toHaveAttribute('data-persisted', 'true');
  }

  cached('an active page stays active', async ({ cachedPage: page, site }) => {
    await page.goto('/page');
    await settle(page, site);
    await page.locator('#count').click();
    await expect(html(page)).toHaveAttribute('data-count', '1');
    await leaveAndReturn(page);
    await expectActive(page);
    await page.locator('#count').click();
    await expect(html(page)).toHaveAttribute('data-count', '2');
  });

  cached('a page that has not started still listens', async ({ cachedPage: page, site }) => {
    await page.goto('/page');
    await settle(page, site);
    await leaveAndReturn(page);
    await expectDocument(page);
    await page.locator('#count').click();
    await expect(html(page)).toHaveAttribute('data-count', '1');
  });
});

test.describe('base-URL banner', () => {
  const banner = '#__docusaurus-base-url-issue-banner';

  test('is absent from a home page that loads and starts', async ({ page }) => {
    await page.goto('/');
    await page.mouse.move(50, 50);
    await expectActive(page);
    await expect(page.locator(banner)).toHaveCount(0);
  });

  test('shows once when a style sheet fails, and suggests the path', async ({ page, site }) => {
    for (const path of ['/assets/css/styles.css', ...start]) site.broken.add(path);
    await page.goto('/elsewhere/');
    await expect(page.locator(banner)).toBeVisible();
    await page.locator('#count').dispatchEvent('pointerdown');
    await expectFailed(page);
    await expect(page.locator(banner)).toHaveCount(1);
    await expect(page.locator(banner)).toContainText('Your Docusaurus site did not load properly.');
    await expect(page.locator(banner)).toContainText('baseUrl = / (default value)');
    await expect(page.locator(banner)).toContainText('We suggest trying baseUrl = /elsewhere/');
  });

  test('shows when a start-up script fails', async ({ page, site }) => {
    await setConnection(page, { saveData: true });
    site.broken.add(main);
    await page.goto('/');
    await expect(page.locator(banner)).toHaveCount(0);
    await page.mouse.move(50, 50);
    await expect(page.locator(banner)).toBeVisible();
  });

  test('is only on the home page', async ({ page, site }) => {
    site.broken.add('/assets/css/styles.css');
    await page.goto('/page');
    await page.mouse.move(50, 50);
    await expectActive(page);
    await expect(page.locator(banner)).toHaveCount(0);
  });
});
