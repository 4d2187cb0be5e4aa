import { layoutShift } from './support/layoutShift';
import { networkIdle } from './support/networkIdle';
import {
  allowClipboard,
  boxOf,
  colorMode,
  contents,
  expectActive,
  heading,
  hold,
  holdStart,
  html,
  navbar,
  nextFrames,
  phone,
  scrollTop,
  sidebar,
  start,
} from './support/site';
import { expect, test } from './support/test';

const guide = '/functions';
const withPackageManagers = '/quickstart/react';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is readable, its links work, and it has no dead control', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(guide);
    await expect(html(page)).toHaveCSS('background-color', 'rgb(20, 18, 16)');
    await expect(heading(page)).toHaveText('Functions');
    expect((await boxOf(sidebar(page))).x).toBeLessThan((await boxOf(page.locator('main'))).x);
    const link = contents(page).getByRole('link').last();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(guide + hash);
    await expect(page.locator(hash)).toBeInViewport();
    // In place of the search.
    await navbar(page).getByRole('link', { name: 'All pages' }).click();
    await expect(page).toHaveURL('/all-pages');
    await page.getByRole('main').getByRole('link', { name: 'Realtime' }).click();
    await expect(page).toHaveURL('/realtime');

    for (const path of ['/', '/home', withPackageManagers]) {
      await page.goto(path);
      expect(await page.getByRole('button').count(), path).toBe(0);
      expect(await page.getByRole('tab').count(), path).toBe(0);
    }
    const panels = await page.locator('[role=tabpanel]').all();
    expect(panels.length).toBeGreaterThan(3);
    for (const panel of panels) await expect(panel).toBeVisible();

    await page.goto('/no/such/page');
    await expect(heading(page)).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).toHaveURL('/home');
  });

  test('on a phone the sidebar follows the page, and the contents unfold', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(guide);
    const main = await boxOf(page.locator('main'));
    expect((await boxOf(sidebar(page))).y).toBeGreaterThanOrEqual(main.y + main.height);
    const folded = page.locator('details').filter({ hasText: 'On this page' });
    await expect(folded.getByRole('link').first()).not.toBeVisible();
    await folded.locator('summary').click();
    await expect(folded.getByRole('link').first()).toBeVisible();
    await sidebar(page).getByRole('link', { name: 'Realtime' }).click();
    await expect(page).toHaveURL('/realtime');
  });
});

test('the keyboard reaches the sidebar first, the HTML has it last', async ({ page }) => {
  const response = await page.goto(guide);
  const text = (await response?.text()) ?? '';
  expect(text.indexOf('data-sidebar=""')).toBeGreaterThan(text.indexOf('</article>'));
  await navbar(page).getByRole('link').last().focus();
  while ((await navbar(page).locator(':focus').count()) > 0) await page.keyboard.press('Tab');
  await expect(page.locator('[data-sidebar] :focus')).toHaveCount(1);
});

test('clicks on controls before the start are repeated after it', async ({ page, context }) => {
  await allowClipboard(context);
  const release = await hold(page);
  await page.goto(guide, { waitUntil: 'domcontentloaded' });
  const fold = page.getByRole('button', { name: 'Pages of Tutorial' });
  const copy = page.getByRole('button', { name: 'Copy code' }).first();
  await fold.click();
  await copy.click();
  await colorMode(page).click({ force: true }); // It says that it is disabled; a reader presses it anyhow.
  for (const control of [fold, copy, colorMode(page)]) {
    await expect(control).toHaveAttribute('aria-busy', 'true');
  }
  release();
  await expectActive(page);
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').first()).toHaveText('Copied');
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

  await page.goto(withPackageManagers, { waitUntil: 'domcontentloaded' });
  const tab = page.getByRole('tab', { name: 'pnpm' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

for (const width of [phone.width, 1440]) {
  test(`nothing moves at ${width} px when fonts load late and at the start`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await holdStart(page);
    for (const path of ['/', '/home', guide]) {
      const release = await hold(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      await nextFrames(page);
      release();
      await page.waitForLoadState();
      // The font of code comes last, and moves lines by less than a pixel.
      await networkIdle(page);
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
      await nextFrames(page);
      await page.evaluate(() => scrollTo(0, 500));
      await start(page);
      expect(await scrollTop(page), path).toBe(500);
      await networkIdle(page);
      expect(await layoutShift(page), path).toBeLessThan(0.001);
    }
  });
}

test('a browser without popovers gets a document without controls', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
    }
  });
  await page.clock.install();
  await page.goto(guide);
  await page.keyboard.press('Control+k');
  await page.mouse.wheel(0, 600);
  await page.clock.runFor(10_000);
  await expect(html(page)).toHaveAttribute('data-app', 'none');
  expect(await page.getByRole('tab').count()).toBe(0);
  await expect(navbar(page).getByRole('link', { name: 'All pages' })).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Realtime' }).click();
  await expect(page).toHaveURL('/realtime');
});
