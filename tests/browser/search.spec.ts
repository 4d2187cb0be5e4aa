// cspell:ignore paginat quer zzqqxxy
import type { Page } from '@playwright/test';
import { networkIdle } from './support/networkIdle';
import { dialog, field, highlighted, openSearch, options, results, search } from './support/search';
import {
  boxOf,
  expectDocument,
  expectSameDocument,
  holdStart,
  html,
  markDocument,
  navbar,
  open,
  phone,
  scrollTop,
  start,
  watchScripts,
} from './support/site';
import { expect, test } from './support/test';

const guide = '/functions';
const button = (page: Page) =>
  navbar(page).locator('[data-search-button]').filter({ visible: true });
const status = (page: Page) => dialog(page).getByRole('status');

/** The highlighted option's place, as assistive technology is told. */
async function activeIndex(page: Page): Promise<number> {
  const id = await field(page).getAttribute('aria-activedescendant');
  const ids = await options(page).evaluateAll((all) => all.map((one) => one.id));
  return ids.indexOf(id ?? '');
}

test('nothing of search is loaded before the reader points at its button', async ({ page }) => {
  const scripts = watchScripts(page);
  let indexRequests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) indexRequests += 1;
  });
  const scriptsWithDialog = async () => {
    const texts = [...new Set(scripts)].map(async (url) => (await page.request.get(url)).text());
    return (await Promise.all(texts)).filter((text) => text.includes('Search across Docs'));
  };
  await holdStart(page);
  await page.goto(guide);
  await networkIdle(page);
  await expectDocument(page);
  await start(page);
  await networkIdle(page);
  expect(scripts.length).toBeGreaterThan(2);
  expect(await scriptsWithDialog()).toEqual([]);
  expect(indexRequests).toBe(0);

  await button(page).hover();
  await expect.poll(() => indexRequests).toBeGreaterThan(0);
  await networkIdle(page);
  expect(await scriptsWithDialog()).toHaveLength(1);
  await expect(dialog(page)).toHaveCount(0);
});

test('the button names the shortcut of the system, and is an icon on a phone', async ({ page }) => {
  for (const [platform, hint] of [
    ['Linux x86_64', 'Ctrl K'],
    ['MacIntel', '⌘K'],
    ['iPhone', '⌘K'],
  ] as const) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', { value, configurable: true });
    }, platform);
    await open(page, '/');
    await expect(button(page)).toHaveText(`Search docs and more...${hint}`);
  }
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await expect(button(page)).toHaveText('');
  await button(page).click();
  await expect(field(page)).toBeFocused();
});

test('a press or shortcut before the page is active, and what is typed after it, arrive', async ({
  page,
}) => {
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

test('shortcuts open it, their default prevented; Escape and the backdrop close and clear it; the page behind stays', async ({
  page,
}) => {
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

test('it is 45rem wide, 5rem high when empty and at most min(80vh, 60rem), and covers a phone', async ({
  page,
}) => {
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
});

test('placeholder, clear button, key hints and the AI option follow what is typed', async ({
  page,
}) => {
  await open(page, guide);
  await openSearch(page);
  const placeholder = 'Search across Docs, Stack, and Discord...';
  await expect(field(page)).toHaveAttribute('placeholder', placeholder);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  const clear = dialog(page).getByRole('button', { name: 'Clear the search' });
  const hints = ['to open link', 'to select', 'to close'].map((hint) =>
    dialog(page).getByText(hint),
  );
  await expect(clear).toHaveCount(0);
  await search(page, 'query');
  for (const hint of hints) await expect(hint).toBeVisible();
  await expect(options(page).getByText('Get an instant AI answer')).toHaveCount(1);
  const count = await results(page).count();
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThanOrEqual(8);
  await expect(status(page)).toHaveText(`${count} results.`);
  await expect(results(page).first().locator('mark').first()).toHaveText(/quer/i);
  await expect(results(page).first()).toContainText('DOCS');
  await clear.click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(clear).toHaveCount(0);
  await expect(options(page)).toHaveCount(0);
  for (const hint of hints) await expect(hint).toHaveCount(0);
});

test('keys and the mouse move the highlight within its bounds, and Enter opens its link', async ({
  page,
  context,
}) => {
  await open(page, guide);
  await openSearch(page);
  await search(page, 'index');
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  const list = dialog(page).getByRole('listbox', { name: 'Results' });
  await expect(field(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  const last = (await options(page).count()) - 1;
  // The assistant's row is before the first result.
  expect(await activeIndex(page)).toBe(1);
  for (const [key, index] of [
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 0],
    ['PageDown', Math.min(5, last)],
    ['End', last],
    ['ArrowDown', last],
  ] as const) {
    await page.keyboard.press(key);
    expect(await activeIndex(page), key).toBe(index);
    await expect(highlighted(page)).toHaveCount(1);
  }
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

test('no result, a failed index and lost connections are handled', async ({ page, context }) => {
  await open(page, guide);
  await openSearch(page);
  await page.route('**/search-index/**', (route) => route.abort());
  await field(page).fill('vector');
  await expect(dialog(page).getByText('Docs search did not answer.').first()).toBeVisible();
  await page.unrouteAll();
  const rest = ['pages', 'words'].map((name) =>
    page.waitForResponse((response) => response.url().endsWith(`/${name}.json`)),
  );
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(results(page).first()).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
  for (const response of await Promise.all(rest)) await response.finished();

  await context.setOffline(true);
  await search(page, 'pagination');
  await expect(results(page).first()).toContainText(/paginat/i);
  await field(page).fill('zzqqxxy');
  await expect(status(page)).toHaveText('No results for “zzqqxxy”.');
  await expect(results(page)).toHaveCount(0);
});

test('recent searches and pages stay on the device and are offered before anything is typed', async ({
  page,
}) => {
  const toggle = dialog(page).getByRole('button', { name: 'Recent and common pages' });
  const links = (title: string) =>
    dialog(page).getByRole('heading', { name: title }).locator('+ ul').getByRole('link');
  await open(page, '/realtime');
  await open(page, guide);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await openSearch(page);
  await search(page, 'pagination');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
  await page.keyboard.press('ArrowDown');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(links('Recent pages')).toHaveText(['Functions', 'Realtime']);
  await expect(links('Common tasks')).toHaveCount(8);
  await dialog(page).getByRole('button', { name: 'pagination', exact: true }).click();
  await expect(results(page).first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Clear the search' }).click();
  await dialog(page).getByRole('button', { name: 'Forget “pagination”' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
  expect(sent).toEqual([]);
  await links('Recent pages').last().click();
  await expect(page).toHaveURL('/realtime');
});
