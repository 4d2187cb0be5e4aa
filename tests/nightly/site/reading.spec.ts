import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../browser/support/axe';
import { layoutShift } from '../../browser/support/layoutShift';
import { networkIdle } from '../../browser/support/networkIdle';
import {
  boxOf,
  contents,
  expectDocument,
  holdStart,
  open,
  phone,
  sidebar,
  turnWheel,
} from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

const wide = { width: 1440, height: 900 };
const styleOf = (locator: Locator, name: string) =>
  locator.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);

test('a link to a heading shows where it led, with a tint that goes and a bar that stays', async ({
  page,
}) => {
  await holdStart(page);
  await page.goto('/functions/query-functions#limits');
  const heading = page.locator('#limits');
  const plain = page.locator('article h2:not(#limits)').first();
  await expect(heading).toBeInViewport();
  const background = await styleOf(plain, 'background-color');
  expect(await styleOf(heading, 'background-color')).not.toBe(background);
  await expectDocument(page);
  await expect.poll(() => styleOf(heading, 'background-color'), { timeout: 8000 }).toBe(background);
  expect(await styleOf(heading, 'box-shadow')).not.toBe('none');
});

test.describe('the contents next to a long page', () => {
  test.use({ viewport: wide });

  test('keep the heading that is being read in view', async ({ page }) => {
    await open(page, '/error');
    for (const share of [0.4, 0.7, 0.95]) {
      await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
      const current = contents(page).locator('[aria-current]');
      await expect(current).toHaveCount(1);
      await expect(current).toBeInViewport({ ratio: 1 });
      const [link, box] = [await boxOf(current), await boxOf(contents(page))];
      expect(link.y).toBeGreaterThanOrEqual(box.y);
      expect(link.y + link.height).toBeLessThanOrEqual(box.y + box.height);
    }
  });

  test('move up with the sidebar when the navbar hides', async ({ page }) => {
    await open(page, '/error');
    const before = [(await boxOf(sidebar(page))).y, (await boxOf(contents(page))).y];
    expect(before[0]).toBe(60);
    await page.mouse.move(600, 500);
    // A single jump from the top isn't scrolling.
    for (let step = 0; step < 3; step += 1) await turnWheel(page, 400);
    await expect.poll(async () => (await boxOf(sidebar(page))).y).toBe(0);
    expect((await boxOf(sidebar(page))).height).toBe(wide.height);
    await expect.poll(async () => (await boxOf(contents(page))).y).toBe((before[1] ?? 0) - 60);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await boxOf(sidebar(page))).y).toBe(60);
  });
});

test.describe('the contents on a small screen', () => {
  const narrow = { width: 320, height: 640 };
  test.use({ viewport: narrow });
  const bar = (page: Page) => page.locator('summary').filter({ hasText: 'On this page' });
  const box = (page: Page) => page.locator('details').filter({ has: bar(page) });

  test('are a bar that stays, whose list closes on a choice and on Escape', async ({ page }) => {
    await open(page, '/error');
    await page.evaluate(() => scrollTo(0, 4000));
    await expect(bar(page)).toBeInViewport();
    await bar(page).click();
    const list = box(page).locator(':scope > div');
    await expect(list).toBeVisible();
    expect((await boxOf(list)).height).toBeLessThanOrEqual(narrow.height * 0.61);
    const rows = box(page).getByRole('link');
    expect((await boxOf(rows.first())).height).toBeGreaterThanOrEqual(44);
    expect(await axeViolations(page)).toEqual([]);

    await rows.filter({ hasText: 'Fix a write conflict' }).click();
    await expect(page).toHaveURL(/#/);
    await expect(rows.first()).toBeHidden();
    const target = page.locator('[data-target]');
    await expect(target).toBeInViewport();
    const top = (await boxOf(target)).y;
    expect(top).toBeGreaterThan((await boxOf(bar(page))).y + 40);

    // By key: the bar still follows the navbar, which hides while the page scrolls.
    await bar(page).press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(bar(page)).toBeFocused();
  });

  test('open while the application is still starting, and push nothing away', async ({ page }) => {
    await holdStart(page);
    await page.goto('/functions/query-functions');
    // Playwright scrolls to what it clicks.
    await bar(page).scrollIntoViewIfNeeded();
    const article = await boxOf(page.getByRole('article'));
    await bar(page).click();
    await expect(box(page).getByRole('link').first()).toBeVisible();
    expect((await boxOf(page.getByRole('article'))).y).toBe(article.y);
  });
});

test.describe('tables on a phone', () => {
  test.use({ viewport: phone });

  test('with two columns stack', async ({ page }) => {
    await page.goto('/auth/functions-auth');
    const table = page
      .locator('article table')
      .filter({ has: page.locator('thead tr > :nth-child(2):last-child:not([data-align])') })
      .first();
    const row = table.locator('tbody tr').first();
    const [name, text] = [row.locator('td').first(), row.locator('td').last()];
    expect((await boxOf(text)).y).toBeGreaterThanOrEqual((await boxOf(name)).y + 10);
    expect((await boxOf(text)).x).toBe((await boxOf(name)).x);
    expect((await boxOf(table)).width).toBeLessThanOrEqual(phone.width);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('choosing a step of a figure fades the others, not in print', async ({ page }) => {
    await page.goto('/understanding');
    const figure = page.getByRole('article').getByRole('figure').first();
    /** The steps whose arrows and numbers have their full strength, in order. */
    const shown = () =>
      figure.locator('[data-step]').evaluateAll((parts) => {
        const strong = parts.filter((part) => getComputedStyle(part).opacity === '1');
        const steps = strong.flatMap((part) => part.getAttribute('data-step')?.split(' ') ?? []);
        return [...new Set(steps)].sort().join(' ');
      });
    const all = '1 2 3 4 5 6';
    expect(await shown()).toBe(all);
    await figure.getByText('A user calls').click();
    expect(await shown()).toBe('4');
    await page.keyboard.press('ArrowDown');
    expect(await shown()).toBe('5');
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toBe(all);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(figure.getByRole('radio', { name: 'Show all' })).toBeFocused();
    expect(await shown()).toBe(all);
  });
});

test('it offers to go on with the last page, and moves nothing', async ({ page }) => {
  const resume = page.getByRole('link', { name: /^Continue with / });
  for (const [viewport, stored] of [
    [{ width: 1440, height: 900 }, undefined],
    [phone, 'javascript:alert(1)'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto('/favicon.svg');
    await page.evaluate((value) => localStorage.setItem('last-page', value ?? ''), stored);
    await open(page, '/');
    await networkIdle(page);
    await expect(resume).toHaveCount(0);
    await open(page, '/functions/query-functions');
    await open(page, '/');
    await expect(resume).toBeInViewport({ ratio: 1 });
    expect((await boxOf(resume)).height).toBeGreaterThanOrEqual(44);
    expect(await layoutShift(page)).toBe(0);
  }
  await resume.click();
  await expect(page).toHaveURL('/functions/query-functions');
});
