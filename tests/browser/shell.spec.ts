import type { Page } from '@playwright/test';
import { product } from '../../src/site/product';
import {
  boxOf,
  colorMode,
  contents,
  expectDocument,
  heading,
  holdStart,
  html,
  navbar,
  nextFrames,
  open,
  phone,
  scrollTop,
  sidebar,
  start,
  turnWheel,
} from './support/site';
import { expect, test } from './support/test';

const guide = '/functions';

test('the skip link is the first stop of the keyboard, and moves the focus', async ({ page }) => {
  for (const path of ['/', guide]) {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Skip to main content' });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  }
});

test('headings have an anchor, which leads below the navbar', async ({ page }) => {
  await open(page, guide);
  const second = page.getByRole('article').locator('h2').nth(2);
  await second.hover();
  await second.locator('a').last().click();
  await expect(page).toHaveURL(new RegExp(`#${await second.getAttribute('id')}$`));
  await expect.poll(async () => (await second.boundingBox())?.y).toBeLessThan(200);
  expect((await boxOf(second)).y).toBeGreaterThan(60);
});

test('the contents mark the heading that is read, and fold below 1280 px', async ({ page }) => {
  const marked = contents(page).locator('[aria-current=true]');
  // Before the application starts, too.
  await page.goto(`${guide}#choose-a-kind`);
  await expect(marked).toHaveAttribute('href', '#choose-a-kind');
  await expectDocument(page);
  await open(page, guide);
  const headings = page.getByRole('article').locator(':is(h2, h3)[id]');
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const links = contents(page).getByRole('link');
  expect(ids.length).toBeGreaterThan(3);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ids,
  );
  await expect(marked).toHaveAttribute('href', ids[0] ?? '');
  await headings
    .nth(2)
    .evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 100));
  await expect(marked).toHaveAttribute('href', ids[2] ?? '');
  await expect(marked).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(links.last()).toHaveAttribute('aria-current', 'true');

  const folded = page.locator('details').filter({ hasText: 'On this page' });
  await expect(folded).not.toBeVisible();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(contents(page)).not.toBeVisible();
  await expect(folded).toBeVisible();
  await expect(folded).not.toHaveAttribute('open');
});

test('the navbar hides on scrolling down, and not at the top or focused', async ({ page }) => {
  const scrollBy = async (distance: number) => {
    for (let step = 0; step < 4; step += 1) await turnWheel(page, distance / 4);
  };
  await open(page, guide);
  await page.mouse.move(640, 500);
  await expect(navbar(page)).toBeInViewport();
  await scrollBy(1200);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollBy(-200);
  await expect(navbar(page)).toBeInViewport();
  await scrollBy(400);
  await expect(navbar(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(navbar(page)).toBeInViewport();
  await scrollBy(1200);
  await expect(navbar(page)).not.toBeInViewport();
  await navbar(page).getByRole('link', { name: product.docsName }).focus();
  await expect(navbar(page)).toBeInViewport();
  expect(await scrollTop(page)).toBeGreaterThan(0);
});

test('the navbar stays hidden after a jump to a heading', async ({ page }) => {
  await open(page, guide);
  // The jump's last scroll event comes late and may look like scrolling up.
  await page.evaluate(() => {
    addEventListener('scrollend', () => document.body.classList.add('jumped'), { once: true });
  });
  await contents(page).getByRole('link').nth(3).click();
  await expect(page.locator('body')).toHaveClass(/jumped/);
  await nextFrames(page);
  await expect(navbar(page)).not.toBeInViewport();
});

test.describe('the sidebar', () => {
  const fold = (page: Page, name: string) =>
    sidebar(page).getByRole('button', { name: `Pages of ${name}` });

  test('shows the item of the open page before the application runs', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await holdStart(page);
    await page.goto('/error');
    const item = sidebar(page).locator('[aria-current=page]');
    await expect(item).toHaveText('Errors');
    await expect(item).toBeInViewport({ ratio: 1 });
    await expectDocument(page);
    await start(page);
    await expect(item).toBeInViewport({ ratio: 1 });
  });

  test('cannot be hidden, and loads a section that is opened by keyboard', async ({ page }) => {
    await open(page, guide);
    await expect(page.getByRole('button', { name: /(collapse|hide).*sidebar/i })).toHaveCount(0);
    const link = sidebar(page).getByRole('link', { name: 'Schemas' });
    await expect(link).toHaveCount(0);
    await fold(page, 'Database').press('Enter');
    await expect(link).toBeVisible();
    await expect(fold(page, 'Database')).toBeFocused();
    const id = await fold(page, 'Database').getAttribute('aria-controls');
    await page.keyboard.press('Tab');
    await expect(page.locator(`[id="${id}"] a`).first()).toBeFocused();
    await fold(page, 'Database').press('Space');
    await expect(link).toHaveCount(0);
  });
});

test.describe('the color mode', () => {
  test('follows the system until the reader chooses, after the start', async ({ page }) => {
    await holdStart(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(guide);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(colorMode(page)).toHaveAttribute('aria-disabled', 'true');
    await start(page);
    await expect(colorMode(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(colorMode(page)).toHaveAccessibleName(/currently system mode/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    for (const [mode, theme] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'light'],
    ] as const) {
      await colorMode(page).press('Enter');
      await expect(colorMode(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
      await expect(html(page)).toHaveAttribute('data-theme', theme);
    }
  });

  test('is set before anything is drawn, and follows another tab', async ({ page, context }) => {
    await open(page, guide);
    const other = await context.newPage();
    await open(other, guide);
    await colorMode(other).click();
    await colorMode(other).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(colorMode(page)).toHaveAccessibleName(/currently dark mode/);
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seen });
      // The callback of a frame comes right before the frame is drawn.
      const look = () => {
        if (document.body) seen.push(document.documentElement.dataset.theme);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const path of [guide, '/']) {
      await open(page, path);
      await nextFrames(page);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen.length).toBeGreaterThan(1);
      expect(new Set(seen), path).toEqual(new Set(['dark']));
    }
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone });

  const button = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const tree = (page: Page) =>
    menu(page).getByRole('navigation', { name: 'Docs sidebar in the menu' });
  const back = (page: Page) => menu(page).getByRole('button', { name: 'Back to main menu' });

  test('traps the focus, and restores it however it is closed', async ({ page }) => {
    await open(page, guide);
    const ways = [
      () => page.keyboard.press('Escape'),
      () => menu(page).getByRole('button', { name: 'Close the menu' }).click(),
      () => page.mouse.click(phone.width - 5, 400),
    ];
    for (const close of ways) {
      await button(page).press('Enter');
      await expect(menu(page)).toBeVisible();
      for (let stop = 0; stop < 15; stop += 1) await page.keyboard.press('Shift+Tab');
      // Between its last and its first stop the focus may pass through the browser's own controls.
      const isInside = await page.evaluate(
        () => document.activeElement?.closest('dialog, body:not(:has(*:focus))') !== null,
      );
      expect(isInside).toBe(true);
      await close();
      await expect(menu(page)).not.toBeVisible();
      await expect(button(page)).toBeFocused();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('closes when the window becomes a desktop, above 996 px', async ({ page }) => {
    await open(page, guide);
    await button(page).click();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toHaveCount(0);
    await expect(sidebar(page)).toBeVisible();
    // Nothing of it is left: the page scrolls again.
    await expect(html(page)).not.toHaveCSS('overflow', 'hidden');
    await page.setViewportSize(phone);
    await expect(menu(page)).not.toBeVisible();
  });

  test('shows the sidebar at the open page, and behind it the main menu', async ({ page }) => {
    await open(page, '/database/advanced/occ');
    await button(page).click();
    await expect(tree(page).locator('[aria-current=page]')).toBeInViewport();
    await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeInViewport();
    await expect(back(page)).toBeInViewport();
    const heights = await tree(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await menu(page)
      .getByRole('button', { name: /Switch between dark/ })
      .dblclick();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');

    await open(page, '/');
    await button(page).click();
    await menu(page).getByRole('button', { name: 'Pages of Functions' }).click();
    await expect(tree(page).getByRole('link', { name: 'Queries' })).toBeVisible();
    await back(page).click();
    await expect(menu(page).getByRole('link', { name: 'GitHub' })).toBeVisible();
    await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeVisible();
  });

  test('keeps the page behind it in place, and closes when a page is chosen', async ({ page }) => {
    await open(page, guide);
    await button(page).click();
    await page.mouse.move(phone.width - 5, 400);
    await page.mouse.wheel(0, 500);
    await nextFrames(page);
    expect(await scrollTop(page)).toBe(0);
    await menu(page).getByRole('link', { name: 'Realtime' }).click();
    await expect(page).toHaveURL('/realtime');
    await expect(menu(page)).not.toBeVisible();
    expect(await scrollTop(page)).toBe(0);
  });
});

test('in print there is only the article, with its address, black on white', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await page.goto(`${guide}?docusaurus-theme=${theme}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toBeVisible();
    await expect(heading(page)).toBeVisible();
    const others = '[data-sidebar], header > nav, button, footer, aside[aria-label="On this page"]';
    expect(await page.locator(others).filter({ visible: true }).count()).toBe(0);
    await expect(page.locator('article p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('link[rel=canonical]')).toHaveCSS('display', 'block');
    await expect(html(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen' });
  }
});
