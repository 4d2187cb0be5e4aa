import type { Page } from '@playwright/test';
import { networkIdle } from './support/networkIdle';
import { dialog, field, highlighted, openSearch, options, results, search } from './support/search';
import {
  boxOf,
  expectSameDocument,
  html,
  markDocument,
  navbar,
  open,
  phone,
  scrollTop,
  watchScripts,
} from './support/site';
import { expect, test } from './support/test';

const guide = '/functions';
const button = (page: Page) =>
  navbar(page).locator('[data-search-button]').filter({ visible: true });

/** The highlighted option's place, as assistive technology is told. */
async function activeIndex(page: Page): Promise<number> {
  const id = await field(page).getAttribute('aria-activedescendant');
  const ids = await options(page).evaluateAll((all) => all.map((one) => one.id));
  return ids.indexOf(id ?? '');
}

test('pointing at the button loads the dialog and its index', async ({ page }) => {
  await open(page, guide);
  await networkIdle(page);
  const index = page.waitForRequest(/\/search-index\//);
  const scripts = watchScripts(page);
  await button(page).hover();
  await index;
  expect(scripts.length).toBeGreaterThan(0);
  await expect(dialog(page)).toHaveCount(0);
});

test('a press or shortcut before the start, and what is typed then, arrive', async ({ page }) => {
  for (const act of [
    () => button(page).click(),
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('/'),
  ]) {
    await page.goto(guide);
    await act();
    await page.keyboard.type('schema');
    await expect(field(page)).toHaveValue('schema');
  }
  await expect(results(page).first()).toBeVisible();
});

test('a dialog that cannot be loaded says so, and the next press retries', async ({ page }) => {
  await open(page, guide);
  await networkIdle(page);
  await page.route('**/*.{js,css}', (route) => route.abort());
  await button(page).click();
  await expect(navbar(page).getByRole('alert')).toHaveText('Search did not load. Try again.');
  await page.unrouteAll();
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('Search did not load')).toHaveCount(0);
});

test('shortcuts open it, Escape and the backdrop close and clear it', async ({ page }) => {
  await open(page, guide);
  await page.evaluate(() => {
    addEventListener('keydown', ({ defaultPrevented }) => {
      document.documentElement.dataset.prevented = String(defaultPrevented);
    });
  });
  const left = () => page.locator('main h1').evaluate((h1) => h1.getBoundingClientRect().left);
  const before = await left();
  const ways = [
    ['Control+k', () => page.keyboard.press('Escape')],
    ['Meta+k', () => page.mouse.click(20, 400)],
    ['/', () => page.keyboard.press('Escape')],
  ] as const;
  for (const [key, close] of ways) {
    await button(page).focus();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(html(page)).toHaveAttribute('data-prevented', 'true');
    await expect(options(page)).toHaveCount(0);
    expect(await left()).toBe(before);
    await field(page).fill('query');
    await dialog(page).getByText('to open link').click();
    await expect(field(page)).toBeVisible();
    await page.mouse.move(640, 780);
    await page.mouse.wheel(0, 600);
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
  }
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);

  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('textarea'));
  });
  await page.locator('textarea').pressSequentially('a/b');
  await expect(page.locator('textarea')).toHaveValue('a/b');
  await expect(dialog(page)).toHaveCount(0);
});

test('it is 45rem wide, 5rem high to min(80vh, 60rem), and covers a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, guide);
  await openSearch(page);
  expect(await boxOf(dialog(page))).toMatchObject({ x: 360, width: 720, height: 80 });
  await expect(dialog(page).locator('kbd')).toHaveCount(0);
  await search(page, 'index');
  // A list that does not fit scrolls inside. A style element isn't allowed by the page's policy.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[role=option] { min-height: 20rem }');
    document.adoptedStyleSheets.push(sheet);
  });
  const height = async () => (await boxOf(dialog(page))).height;
  expect(await height()).toBe(720);
  await page.setViewportSize({ width: 1440, height: 1400 });
  expect(await height()).toBe(960);
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
  await expect(cancel).toHaveCount(0);

  await page.setViewportSize(phone);
  expect(await boxOf(dialog(page))).toEqual({ x: 0, y: 0, ...phone });
  await expect(dialog(page).getByText('to open link')).not.toBeVisible();
  await cancel.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toHaveText('');
  await button(page).click();
  await expect(field(page)).toBeFocused();
});

test('keys and mouse move the highlight, and Enter opens its link', async ({ page, context }) => {
  await open(page, guide);
  await openSearch(page);
  await search(page, 'index');
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  // The assistant's row is before the first result.
  expect(await activeIndex(page)).toBe(1);
  await page.keyboard.press('End');
  expect(await activeIndex(page)).toBe((await options(page).count()) - 1);
  await expect(highlighted(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await options(page).nth(2).hover();
  expect(await activeIndex(page)).toBe(2);
  await page.keyboard.press('ArrowUp');
  expect(await activeIndex(page)).toBe(1);
  await page.keyboard.press('End');
  await search(page, 'schema');
  await expect(results(page).first().locator('mark').first()).toHaveText(/schema/i);
  await expect.poll(() => activeIndex(page)).toBe(1);

  const href = (await highlighted(page).getAttribute('href')) ?? '';
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(tab).toHaveURL(href);
  await expect(field(page)).toHaveValue('schema');
  await markDocument(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(dialog(page)).toHaveCount(0);
  await expectSameDocument(page);
});
