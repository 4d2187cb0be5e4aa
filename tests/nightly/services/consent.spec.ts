import type { BrowserContext, Page } from '@playwright/test';
import { networkIdle } from '../e2e/support/networkIdle';
import { nextFrames, phone } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { bannerOf, choose, openActive } from './services/banner';
import { fakeHosts, type OutsideRequest, requestsTo } from './services/hosts';

const page1 = '/functions/query-functions';
const text = 'We use third-party cookies to understand how people interact with our site.';

let requests: OutsideRequest[] = [];

test.beforeEach(async ({ context }) => {
  requests = await fakeHosts(context);
});

/** The cookie that stores the choice. */
async function choiceIn(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'allowsCookies');
}

/** Browsers without events for changes of cookies are polled. */
async function withoutCookieEvents(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'cookieStore', { value: undefined });
  });
}

test('the banner asks with the exact text, Decline and Accept, and a Privacy Policy link', async ({
  page,
}) => {
  await openActive(page, page1);
  const banner = bannerOf(page);
  await expect(banner.getByRole('status')).toContainText(text);
  await expect(banner.getByRole('button')).toHaveText(['Decline', 'Accept']);
  await expect(banner.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    'https://www.convex.dev/legal/privacy/',
  );
});

test('Decline and Accept have the same size, weight and contrast', async ({ page }) => {
  await openActive(page, page1);
  const looks = await bannerOf(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, font } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { color, backgroundColor, borderColor, font, width, height };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
});

test("it isn't modal, comes after the content in tab order, and Escape does nothing", async ({
  page,
}) => {
  await openActive(page, page1);
  const banner = bannerOf(page);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  expect(focused).toBe('BODY');
  const isAfter = await banner.evaluate((element) => {
    const footer = document.querySelector('footer') as Element;
    const order = footer.compareDocumentPosition(element);
    return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isAfter).toBe(true);
  await page.keyboard.press('Escape');
  await expect(banner).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).focus();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
});

for (const viewport of [
  phone,
  { width: 375, height: 667 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
]) {
  test(`on a phone of ${viewport.width} × ${viewport.height} it takes at most 20 % of the screen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openActive(page, page1);
    const banner = bannerOf(page);
    await expect(banner.getByRole('status')).toContainText(text);
    const box = await banner.boundingBox();
    expect(box?.height).toBeGreaterThan(50);
    expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.2);
    for (const name of ['Decline', 'Accept']) {
      await expect(banner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  });
}

test('it causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as unknown as { value: number };
        Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [page1, '/no/such/page']) {
    await openActive(page, path);
    await page.evaluate(() => document.fonts.ready);
    const before = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
    await expect(bannerOf(page).getByRole('status')).toContainText(text);
    // What the banner moves, it moves when it is drawn.
    await nextFrames(page);
    const after = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
    expect(after - before, path).toBeLessThan(0.001);
  }
});

test('it covers nothing that has focus, and the end of the page can be scrolled clear of it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const viewport of [phone, { width: 1280, height: 600 }]) {
    await page.setViewportSize(viewport);
    await openActive(page, '/home');
    const banner = bannerOf(page);
    await expect(banner.getByRole('status')).toContainText(text);
    let looked = 0;
    for (let press = 0; press < 150; press += 1) {
      await page.keyboard.press('Tab');
      const state = await banner.evaluate((element) => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'none';
        if (element.contains(focused)) return 'banner';
        const [a, b] = [focused.getBoundingClientRect(), element.getBoundingClientRect()];
        const isCovered = a.bottom > b.top + 1 && a.right > b.left + 1 && a.top < b.bottom;
        return isCovered ? `${focused.outerHTML.slice(0, 120)}` : 'clear';
      });
      if (state === 'banner') break;
      expect(state).toBe('clear');
      looked += 1;
    }
    expect(looked).toBeGreaterThan(20);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const box = await banner.boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  }
});

test('undecided → accept → reload', async ({ page, context }) => {
  const before = Date.now() / 1000;
  await choose(page, page1, 'Accept');
  const cookie = await choiceIn(context);
  expect(cookie).toMatchObject({ value: 'true', path: '/', domain: 'localhost', secure: false });
  expect(cookie?.expires).toBeGreaterThan(before + 34_560_000 - 60);
  expect(cookie?.expires).toBeLessThan(before + 34_560_000 + 120);
  await page.reload();
  await openActive(page, page1);
  await networkIdle(page);
  await expect(bannerOf(page)).toHaveCount(0);
});

test('undecided → decline → reload', async ({ page, context }) => {
  await choose(page, page1, 'Decline');
  expect(await choiceIn(context)).toMatchObject({ value: 'false', path: '/', domain: 'localhost' });
  await openActive(page, page1);
  await networkIdle(page);
  await expect(bannerOf(page)).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['allowsCookies']);
});

test('the choice applies on every page of the application', async ({ page }) => {
  await choose(page, page1, 'Accept');
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Realtime' })
    .click();
  await expect(page).toHaveURL('/realtime');
  await expect(bannerOf(page)).toHaveCount(0);
});

test('it does not flash for readers who have decided', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'allowsCookies', value: 'false', url: baseURL ?? '' }]);
  await page.addInitScript(() => {
    Object.assign(window, { seen: 0 });
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Cookie consent"]'))
        Object.assign(window, { seen: 1 });
    }).observe(document, { childList: true, subtree: true });
  });
  await openActive(page, page1);
  await networkIdle(page);
  expect(await page.evaluate(() => (window as unknown as { seen: number }).seen)).toBe(0);
});

for (const way of ['told by the browser', 'polled']) {
  test(`a change in a second tab is noticed, ${way}`, async ({ page, context }) => {
    const other = await context.newPage();
    if (way === 'polled') await withoutCookieEvents(page);
    await openActive(page, page1);
    await expect(bannerOf(page)).toBeVisible();
    await choose(other, '/home', 'Accept');
    await page.bringToFront();
    await expect(bannerOf(page)).toHaveCount(0);
  });

  test(`a change by a sister site is noticed, ${way}`, async ({ page, context, baseURL }) => {
    if (way === 'polled') await withoutCookieEvents(page);
    await openActive(page, page1);
    await expect(bannerOf(page)).toBeVisible();
    await context.addCookies([{ name: 'allowsCookies', value: 'false', url: baseURL ?? '' }]);
    await expect(bannerOf(page)).toHaveCount(0);
    await context.clearCookies({ name: 'allowsCookies' });
    await expect(bannerOf(page)).toBeVisible();
  });
}

test("'Cookie settings' in the footer opens it again and the keyboard goes on there", async ({
  page,
}) => {
  await choose(page, page1, 'Accept');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(bannerOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('button', { name: 'Decline' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bannerOf(page)).toHaveCount(0);
});

for (const signal of ['globalPrivacyControl', 'doNotTrack']) {
  test(`${signal} is a decline: the banner is not shown and nothing is stored`, async ({
    page,
    context,
  }) => {
    await page.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true;
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }, signal);
    await openActive(page, page1);
    // The library sends what it has gathered after a few seconds, and would have stored something by then.
    await expect
      .poll(() => requestsTo(requests, 'posthog').length, { timeout: 15_000 })
      .toBeGreaterThan(0);
    await expect(bannerOf(page)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(stored.filter((key) => /ph_|_ga/.test(key))).toEqual([]);
  });
}
