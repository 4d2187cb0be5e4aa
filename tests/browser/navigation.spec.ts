import type { Page } from '@playwright/test';
import { networkIdle } from './support/networkIdle';
import {
  contents,
  expectNewDocument,
  expectSameDocument,
  heading,
  hold,
  html,
  markDocument,
  nextFrames,
  open,
  scrollTop,
  setConnection,
  sidebar,
  start,
  watchScripts,
} from './support/site';
import { expect, test } from './support/test';

const guide = '/functions';
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

/** The scripts that a page starts with and the open one doesn't have. */
async function ownScripts(page: Page, path: string): Promise<string[]> {
  const [here = [], there = []] = await Promise.all(
    [page.url(), path].map(async (address) => {
      const text = await (await page.request.get(address)).text();
      return (/data-scripts="([^"]+)"/.exec(text)?.[1] ?? '').split(' ');
    }),
  );
  return there.filter((script) => !here.includes(script));
}

test('a link shows its page in the same document, from its top, focused', async ({ page }) => {
  await open(page, guide);
  await expect(page.locator('body')).toBeFocused();
  await markDocument(page);
  const description = page.locator('meta[name=description]');
  const before = (await description.getAttribute('content')) ?? '';
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await link(page, 'Realtime').press('Enter');
  await expect(page).toHaveURL('/realtime');
  await expect(page).toHaveTitle(/^Realtime/);
  await expect(heading(page)).toHaveText('Realtime');
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Realtime');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/realtime$/);
  await expect(description).not.toHaveAttribute('content', before);
  await expect(description).toHaveCount(1);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await expectSameDocument(page);
});

test('a link to a heading of another page leads to it', async ({ page }) => {
  await open(page, '/functions/actions');
  await markDocument(page);
  const target = page.locator('article a[href^="/"][href*="#"]').first();
  const href = (await target.getAttribute('href')) ?? '';
  await target.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await expectSameDocument(page);
  // A hash that can't be decoded is only a hash.
  await open(page, `${guide}#50%`);
  await page.evaluate(() => location.assign('#caf%E9'));
  await expect(page).toHaveURL(/#caf%E9$/);
  await expect(heading(page)).toHaveText('Functions');
});

test('pages of visible, hovered and touched links are prefetched', async ({ page }) => {
  await open(page, guide);
  // Far more than the document's own scripts, which are prefetched before the start.
  const prefetched = page.locator('head link[rel=prefetch][href$=".js"]');
  await expect.poll(() => prefetched.count()).toBeGreaterThan(15);
  await networkIdle(page);
  const scripts = watchScripts(page);
  await link(page, 'Realtime').dispatchEvent('touchstart', { touches: [] });
  await expect.poll(() => scripts.length).toBeGreaterThan(0);

  const needed = await ownScripts(page, '/error');
  expect(needed.length).toBeGreaterThan(0);
  await link(page, 'Errors').hover();
  await expect
    .poll(() => needed.filter((path) => !scripts.some((url) => url.endsWith(path))))
    .toEqual([]);
  await networkIdle(page);
  await page.route('**/*.js', (route) => route.abort());
  await link(page, 'Errors').click();
  await expect(page).toHaveTitle(/^Errors/);
  await expect(page).toHaveURL('/error');
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await setConnection(page, connection);
    await open(page, guide);
    await networkIdle(page);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    const needed = await ownScripts(page, '/realtime');
    expect(needed.length).toBeGreaterThan(0);
    const scripts = watchScripts(page);
    await link(page, 'Realtime').hover();
    await nextFrames(page);
    await networkIdle(page);
    const early = scripts.filter((url) => needed.some((path) => url.endsWith(path)));
    expect(early).toEqual([]);
  });
}

test('back and forward restore pages, headings and scroll positions', async ({ page }) => {
  await page.goto(guide);
  await page.evaluate(() => scrollTo(0, 900));
  await page.goto('/realtime');
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(900);
  await start(page);
  expect(await scrollTop(page)).toBe(900);

  // A click may scroll the page first.
  await link(page, 'Realtime').press('Enter');
  await expect(page).toHaveTitle(/^Realtime/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^Functions/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveTitle(/^Realtime/);
  await page.goBack();
  await expect(heading(page)).toHaveText('Functions');
  // A position that is restored late would be kept as that of the heading.
  await expect.poll(() => scrollTop(page)).toBe(900);
  const links = contents(page).getByRole('link');
  const hash = (await links.nth(1).getAttribute('href')) ?? '';
  await links.nth(1).press('Enter');
  await expect(page.locator(hash)).toBeInViewport();
  await links.nth(3).press('Enter');
  await expect(page.locator(hash)).not.toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(guide + hash);
  await expect(page.locator(hash)).toBeInViewport();
});

test('a slow page shows the old one and, after 200 ms, progress', async ({ page }) => {
  const bar = page.locator('#nprogress .bar');
  await setConnection(page, { saveData: true });
  // Time passes only when the test says so, because a busy machine would make it pass too fast.
  await page.clock.install();
  await open(page, guide);
  const release = await hold(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await link(page, 'Realtime').click();
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  await expect(heading(page)).toHaveText('Functions');
  release();
  await page.clock.resume();
  await expect(heading(page)).toHaveText('Realtime');
  await expect(bar).toHaveCount(0);
});

test('a page whose scripts cannot be fetched is opened as a document, once', async ({ page }) => {
  await setConnection(page, { saveData: true });
  await open(page, guide);
  await markDocument(page);
  const warnings: string[] = [];
  let documents = 0;
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('load', () => {
    documents += 1;
  });
  await page.route('**/*.js', (route) => route.abort());
  await link(page, 'Realtime').click();
  await expect(page).toHaveURL('/realtime');
  await expectNewDocument(page);
  await expect(page).toHaveTitle(/^Realtime/);
  await expect(heading(page)).toBeVisible();
  expect(warnings.join()).toMatch(/ChunkLoadError/);
  // The scripts are still not there when the document wants to start: it stays what it is.
  await page.locator('body').dispatchEvent('pointerover');
  await expect(html(page)).toHaveAttribute('data-app', 'failed');
  expect(documents).toBe(1);
});
