import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { watchFaults } from './support/faults';
import { desktop, expectDocument, holdStart, phone, readShare, start } from './support/site';
import { expect, test } from './support/test';

/**
 * How axe sees a page. Pages take turns, as axe needs more time than all else here; `axe.spec.ts` looks at pages of
 * each kind in every theme and size.
 */
const turns = [
  { theme: 'light', size: desktop, isStarted: false },
  { theme: 'dark', size: phone, isStarted: true },
  { theme: 'dark', size: desktop, isStarted: false },
  { theme: 'light', size: phone, isStarted: true },
] as const;
/** The number of tests that share the pages; each page is loaded once for all checks. */
const shares = 8;

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

async function checkAxe(page: Page, path: string, turn: (typeof turns)[number]): Promise<void> {
  const { theme, size } = turn;
  await page.setViewportSize(size);
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  expect.soft(await violations(page), `${path} at ${size.width} px, ${theme}`).toEqual([]);
}

async function checkWidths(page: Page, path: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await tooWide(page), `${path} at ${width} px`).toEqual([]);
  }
}

for (let share = 0; share < shares; share += 1) {
  test(`every page loads and starts without console messages, does not scroll sideways at 320, 390 or 1024 px and has no axe violation, share ${share + 1} of ${shares}`, async ({
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await holdStart(context);
    // A page has to stay open until it's idle; meanwhile, the next one is opened.
    let closed = Promise.resolve();
    for (const [position, path] of (await readShare(request, share, shares)).entries()) {
      // A new page each time, so pending requests of one do not fail when the next is opened.
      const page = await context.newPage();
      const faults = watchFaults(page, baseURL ?? '');
      // Colors that change slowly would be read half-way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const turn = turns[position % turns.length] ?? turns[0];
      if (!turn.isStarted) await checkAxe(page, path, turn);
      await expectDocument(page);
      // A sidebar that moves at another size may start the page, as a reader's scrolling does.
      // The nightly job looks at other ones.
      const widths = process.env.WALK_WIDTHS?.split(',').map(Number) ?? [320, 390, 1024];
      await checkWidths(page, path, widths);
      expect.soft(faults, `${path} before the start`).toEqual([]);

      await start(page);
      await checkWidths(page, path, [390]);
      if (turn.isStarted) await checkAxe(page, path, turn);
      await closed;
      closed = page.waitForLoadState('networkidle').then(() => {
        expect.soft(faults, `${path} after the start`).toEqual([]);
        return page.close();
      });
    }
    await closed;
  });
}
