import { expect, type Page, test } from '@playwright/test';
import { violations } from './support/axe';
import { watchFaults } from './support/faults';
import { expectDocument, holdStart, phone, readShare, start } from './support/site';

const desktop = { width: 1280, height: 800 };
/** Tests among which the pages are shared; each page is loaded once, for all that is asked of every page. */
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

async function show(page: Page, theme: 'light' | 'dark', size: typeof desktop): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
}

async function checkWidths(page: Page, path: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await tooWide(page), `${path} at ${width} px`).toEqual([]);
  }
}

for (let share = 0; share < shares; share += 1) {
  test(`every page loads and starts without a word, does not scroll sideways at 320, 390 or 1024 px and has no axe violation on a phone or a desktop, light or dark, before or after the start, share ${share + 1} of ${shares}`, async ({
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await holdStart(context);
    for (const path of await readShare(request, share, shares)) {
      // A page of its own, so that what one still loads does not fail on the way to the next.
      const page = await context.newPage();
      const faults = watchFaults(page, baseURL ?? '');
      // Colors that change slowly would be read half-way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await show(page, 'light', desktop);
      expect.soft(await violations(page), `${path} on a desktop, light`).toEqual([]);
      await expectDocument(page);
      // A sidebar that moves at another size may start the page, as a reader's scrolling does.
      await show(page, 'dark', phone);
      expect.soft(await violations(page), `${path} on a phone, dark`).toEqual([]);
      await checkWidths(page, path, [320, 390, 1024]);
      expect.soft(faults, `${path} before the start`).toEqual([]);

      await start(page);
      await checkWidths(page, path, [390]);
      await show(page, 'light', phone);
      expect.soft(await violations(page), `${path} on a phone, light, started`).toEqual([]);
      await show(page, 'dark', desktop);
      expect.soft(await violations(page), `${path} on a desktop, dark, started`).toEqual([]);
      await page.waitForLoadState('networkidle');
      expect.soft(faults, `${path} after the start`).toEqual([]);
      await page.close();
    }
  });
}
