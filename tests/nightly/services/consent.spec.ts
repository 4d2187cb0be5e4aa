import { layoutShift } from '../../browser/support/layoutShift';
import { networkIdle } from '../../browser/support/networkIdle';
import { boxOf, phone } from '../../browser/support/site';
import { expect } from '../../browser/support/test';
import { bannerOf, choose, openActive, storedOf } from './support/banner';
import { requestsTo, test } from './support/hosts';

const path = '/functions/query-functions';
const text = 'We use third-party cookies to understand how people interact with our site.';

test('the banner has the exact text and equal buttons, and isn’t modal', async ({ page }) => {
  await openActive(page, path);
  const banner = bannerOf(page);
  await expect(banner.getByRole('status')).toContainText(text);
  await expect(banner.getByRole('button')).toHaveText(['Decline', 'Accept']);
  await expect(banner.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    'https://www.convex.dev/legal/privacy/',
  );
  const looks = await banner.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { color, backgroundColor, borderColor, font } = getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return { color, backgroundColor, borderColor, font, width, height };
    }),
  );
  expect(looks[0]).toEqual(looks[1]);
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).focus();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
});

test('it takes at most 20 % of a phone and covers nothing that has the focus', async ({ page }) => {
  test.setTimeout(120_000);
  const banner = bannerOf(page);
  for (const viewport of [{ width: 320, height: 568 }, { width: 844, height: 390 }, phone]) {
    await page.setViewportSize(viewport);
    await openActive(page, '/home');
    await expect(banner.getByRole('status')).toContainText(text);
    expect((await boxOf(banner)).height).toBeLessThanOrEqual(viewport.height * 0.2);
    for (const name of ['Decline', 'Accept']) {
      await expect(banner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
  let looked = 0;
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab');
    const state = await banner.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'clear';
      if (element.contains(focused)) return 'banner';
      const [a, b] = [focused.getBoundingClientRect(), element.getBoundingClientRect()];
      const isCovered = a.bottom > b.top + 1 && a.right > b.left + 1 && a.top < b.bottom;
      return isCovered ? focused.outerHTML.slice(0, 120) : 'clear';
    });
    if (state === 'banner') break;
    expect(state).toBe('clear');
    looked += 1;
  }
  expect(looked).toBeGreaterThan(20);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = await boxOf(page.getByRole('contentinfo'));
  expect(footer.y + footer.height).toBeLessThanOrEqual((await boxOf(banner)).y + 1);
});

for (const [name, value] of [
  ['Accept', 'true'],
  ['Decline', 'false'],
] as const) {
  test(`${name} is stored, hides the banner, and can be changed`, async ({ page, context }) => {
    await choose(page, path, name);
    const stored = async () =>
      (await context.cookies()).find((cookie) => cookie.name === 'allowsCookies');
    const attributes = { path: '/', domain: 'localhost', secure: false };
    expect(await stored()).toMatchObject({ value, ...attributes });
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[aria-label="Cookie consent"]'))
          Object.assign(window, { isSeen: true });
      }).observe(document, { childList: true, subtree: true });
    });
    await openActive(page, path);
    await networkIdle(page);
    expect(await page.evaluate(() => 'isSeen' in window)).toBe(false);

    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(bannerOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(bannerOf(page).getByRole('button', { name: 'Decline' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bannerOf(page)).toHaveCount(0);
    expect((await stored())?.value).toBe('false');
  });
}

test('Global Privacy Control is a decline: no banner, no storage', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await openActive(page, path);
  // The library sends what it has gathered after a few seconds, and would have stored something by then.
  await expect.poll(() => requestsTo('posthog').length, { timeout: 15_000 }).toBeGreaterThan(0);
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  expect(await storedOf(page)).toEqual([]);
});
