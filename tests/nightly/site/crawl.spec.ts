import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../browser/support/axe';
import { watchFaults } from '../../browser/support/faults';
import { networkIdle } from '../../browser/support/networkIdle';
import {
  desktop,
  expectDocument,
  holdStart,
  isCrawled,
  pathsIn,
  phone,
  start,
} from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

/**
 * How axe sees a page. Pages take turns, as axe needs more time than all else here; `axe.spec.ts` looks at pages of
 * each kind in both themes.
 */
const turns = [
  { theme: 'light', size: desktop, isStarted: false },
  { theme: 'dark', size: phone, isStarted: true },
  { theme: 'dark', size: desktop, isStarted: false },
  { theme: 'light', size: phone, isStarted: true },
] as const;

const paths = pathsIn(readFileSync('build/sitemap.xml', 'utf8')).filter(isCrawled);

/** Pages for each test: so few that workers finish at about the same time, so many that they share their scripts. */
const pagesPerTest = 12;
const shares = Math.ceil(paths.length / pagesPerTest);

/** What reaches beyond the right edge and cannot be scrolled by itself. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        !element.closest('.scroll-x *'),
    );
    return [
      `${scrollWidth} > ${clientWidth}: ${wide.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120))}`,
    ];
  });

/** What is around every page. It is checked on the first page of each share, and in `axe.spec.ts`. */
const frame = ['header', '[data-sidebar]', 'footer'];

async function checkAxe(
  page: Page,
  path: string,
  { theme, size }: (typeof turns)[number],
  exclude: string[],
): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  expect
    .soft(await axeViolations(page, { exclude }), `${path} at ${size.width} px, ${theme}`)
    .toEqual([]);
}

async function checkWidths(page: Page, path: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await tooWide(page), `${path} at ${width} px`).toEqual([]);
  }
}

/** What a page may not have without the variables of a service: a question for consent, or a way back to it. */
const consentIn = (page: Page) =>
  page
    .getByRole('region', { name: 'Cookie consent' })
    .or(page.getByRole('button', { name: 'Cookie settings' }))
    .count();

for (let share = 0; share < shares; share += 1) {
  test(`pages are faultless, share ${share + 1} of ${shares}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await holdStart(page);
    const faults = watchFaults(page, baseURL ?? '');
    // Colors that change slowly would be read half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const mine = paths.filter((_, position) => position % shares === share);
    expect(mine.length).toBeGreaterThan(0);
    for (const [position, path] of mine.entries()) {
      const turn = turns[position % turns.length] ?? turns[0];
      const exclude = position === 0 ? [] : frame;
      await page.setViewportSize(desktop);
      // Links from the dashboard have the parameter, which is stored only if a build says where events go.
      await page.goto(`${path}?t=token`);
      if (!turn.isStarted) await checkAxe(page, path, turn, exclude);
      await expectDocument(page);
      // A sidebar that moves at another size may start the page, as a reader's scrolling does.
      await checkWidths(page, path, [320, 360, 390, 768, 1024, 1920]);
      expect.soft(faults.splice(0), `${path} before the start`).toEqual([]);

      await start(page);
      await page.locator('.ask-button').first().dispatchEvent('pointerover');
      await checkWidths(page, path, [390]);
      if (turn.isStarted) await checkAxe(page, path, turn, exclude);
      await networkIdle(page);
      expect.soft(faults.splice(0), `${path} after the start`).toEqual([]);
      expect.soft(await consentIn(page), `${path} asks for consent`).toBe(0);
    }
    expect(await context.cookies()).toEqual([]);
  });
}
