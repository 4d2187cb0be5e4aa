import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { layoutShift } from '../support/layoutShift';
import { networkIdle } from '../support/networkIdle';
import { open, phone, readSitemap } from '../support/site';
import { expect, test } from '../support/test';

const desktop = { width: 1440, height: 900 };
const resume = (page: Page) => page.getByRole('link', { name: /^Continue with / });

test.describe('the landing page', () => {
  for (const viewport of [desktop, phone]) {
    test(`says what it is, who it is for, and how to start, in one screen of ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const main = page.getByRole('main');
      for (const part of [
        main.getByRole('heading', { level: 1 }),
        main.getByText('Convex is a database, server functions and client libraries'),
        main.getByRole('link', { name: 'New to Convex' }),
        main.getByRole('link', { name: 'From Firebase, Supabase or SQL' }),
        main.getByRole('link', { name: 'Start the tutorial' }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      expect(await violations(page)).toEqual([]);
    });

    test(`offers to go on with the last page at ${viewport.width} px, and moves nothing`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, '/');
      await expect(resume(page)).toHaveCount(0);
      await open(page, '/functions/query-functions');
      await open(page, '/');
      await expect(resume(page)).toBeInViewport({ ratio: 1 });
      expect(await layoutShift(page, 300)).toBe(0);
      const [offer, heading] = [
        await resume(page).boundingBox(),
        await page.getByRole('heading', { name: 'Three ways to start' }).boundingBox(),
      ];
      expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
      expect(offer?.height).toBeGreaterThanOrEqual(44);
      await resume(page).click();
      await expect(page).toHaveURL('/functions/query-functions');
    });
  }

  test("offers nothing that isn't a page of the site", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('last-page', 'javascript:alert(1)'));
    const list = page.waitForResponse(/\.js$/);
    await open(page, '/');
    await list;
    await networkIdle(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(resume(page)).toHaveCount(0);
  });
});

for (const viewport of [desktop, phone, { width: 320, height: 640 }]) {
  test(`steps have their numbers and a line that ties them together at ${viewport.width} px, without scripts too`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/quickstart/react');
    const steps = page.getByRole('article').locator('section');
    expect(await steps.count()).toBe(10);
    const drawn = await steps.nth(2).evaluate((step) => {
      const [number, line] = [
        getComputedStyle(step, '::before'),
        getComputedStyle(step, '::after'),
      ];
      return {
        number: number.content,
        counts: getComputedStyle(step).counterIncrement,
        isBesideText:
          Number.parseFloat(number.width) <= Number.parseFloat(getComputedStyle(step).paddingLeft),
        line: [line.position, line.width],
      };
    });
    expect(drawn).toEqual({
      number: 'counter(step)',
      counts: 'step 1',
      isBesideText: true,
      line: ['absolute', '2px'],
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    await context.close();
  });
}

test('a part of the tutorial counts its steps once, over all its headings', async ({ page }) => {
  await page.goto('/tutorial');
  const resets = await page
    .getByRole('article')
    .locator('div:has(> section)')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).counterReset));
  expect(resets.length).toBeGreaterThan(1);
  expect(resets).toEqual(resets.map((_, index) => (index === 0 ? 'step 0' : 'none')));
});

test('understanding opens with its figure, before any code', async ({ page }) => {
  await page.goto('/understanding');
  const article = page.getByRole('article');
  const figure = article.getByRole('figure').filter({ hasText: 'A subscription to a query' });
  await expect(figure.getByRole('img', { name: 'The parts of Convex' })).toBeVisible();
  await expect(figure.getByRole('listitem')).toHaveCount(6);
  const isFirst = await article.evaluate((all) => {
    const [drawing, code] = [all.querySelector('figure'), all.querySelector('pre')];
    if (!drawing || !code) return false;
    return Boolean(drawing.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isFirst).toBe(true);
});

test('every quickstart and every part of the tutorial shows what a reader should see where something runs', async ({
  page,
  request,
}) => {
  const paths = (await readSitemap(request)).filter((path) =>
    /^\/(quickstart|tutorial)\b/.test(path),
  );
  expect(paths.length).toBeGreaterThanOrEqual(18);
  for (const path of paths) {
    await page.goto(path);
    const checkpoints = page.getByRole('note').filter({ hasText: /^You should see/ });
    if (path.startsWith('/quickstart/')) {
      // After what runs or is seen, not after each paste.
      expect(await checkpoints.count(), path).toBeGreaterThanOrEqual(5);
      await expect(checkpoints.filter({ hasText: 'Added 3 documents' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'The finished' })).toBeVisible();
    } else {
      expect(await checkpoints.count(), path).toBeGreaterThanOrEqual(
        path === '/tutorial/scale' ? 3 : 4,
      );
    }
    await expect(checkpoints.filter({ hasText: 'Convex functions ready!' }).first()).toBeVisible();
  }
});

test('the learning paths are lists of pages with minutes, in order', async ({ page, request }) => {
  const paths = await readSitemap(request);
  await open(page, '/');
  for (const [link, title] of [
    ['New to Convex', 'New to Convex'],
    ['From Firebase, Supabase or SQL', 'Coming from Firebase, Supabase or SQL'],
    ['Going live', 'Going live'],
  ] as const) {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    const heading = page.getByRole('heading', { name: title });
    await expect(heading).toBeInViewport();
    const steps = heading.locator('xpath=following-sibling::ol[1]/li');
    const count = await steps.count();
    expect(count).toBeGreaterThanOrEqual(5);
    expect(count).toBeLessThanOrEqual(6);
    for (const step of await steps.all()) {
      await expect(step).toHaveText(/\(\d+ minutes\)\. [A-Z]/);
      const href = await step.getByRole('link').first().getAttribute('href');
      expect(paths).toContain(href?.split('#')[0]);
    }
  }
});
