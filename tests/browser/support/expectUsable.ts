import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe';
import { desktop } from './site';
import { tabThrough } from './tabThrough';

/** The texts of the content that can be read now, without pictures, ornaments and the contents, which fold when narrow. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const read: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement: parent } = texts.currentNode;
      const isPassedOver = parent?.closest('aside,[role=img],[aria-hidden=true],.visually-hidden');
      if (textContent?.trim() && parent?.checkVisibility() && !isPassedOver) {
        read.push(textContent.trim());
      }
    }
    return read;
  });

/** Text that reaches beyond the window, outside of boxes that scroll on their own. */
const cutText = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest('.visually-hidden') || scrolls(parent)) continue;
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (right > innerWidth + 1 || (right > 0 && left < -1)) cut.push(text.textContent.trim());
    }
    return cut;
  });

/** Levels of the visible headings, in their order. */
const headingLevels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6')]
      .filter((heading) => heading.checkVisibility())
      .map(({ localName }) => Number(localName[1])),
  );

/** Elements that would move, or have something move, for longer than a reader can see. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const durations = `${style.transitionDuration},${style.animationDuration}`.split(',');
        return (
          durations.some((one) => Number.parseFloat(one) > 0.01) ||
          style.scrollBehavior === 'smooth'
        );
      })
      .map(({ localName, className }) => `${localName}.${className}`),
  );

/** Whether what marks the open page in the sidebar is more than a color that forced colors take away. */
const isCurrentMarked = (page: Page) =>
  page.evaluate(() => {
    const lookOf = (element: Element | null) => {
      if (!element) return undefined;
      const style = getComputedStyle(element);
      const { color, backgroundColor, outline, border, boxShadow, fontWeight } = style;
      return [color, backgroundColor, outline, border, boxShadow, fontWeight].join(' ');
    };
    const current = lookOf(document.querySelector('[data-sidebar] a[aria-current=page]'));
    const other = lookOf(document.querySelector('[data-sidebar] a:not([aria-current])'));
    return current === undefined || current !== other;
  });

/**
 * Checks what axe cannot see: the way of the keyboard, order of headings, reflow at 200 % and 320 px, reduced motion,
 * targets of 24 px, forced colors.
 */
export async function expectUsable(page: Page): Promise<void> {
  const { stops, faults } = await tabThrough(page);
  expect.soft(faults, 'by keyboard').toEqual([]);
  expect.soft(stops, 'stops of the keyboard').toBeGreaterThan(15);

  const levels = await headingLevels(page);
  expect.soft(levels[0], 'the first heading').toBe(1);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
  expect.soft(skipped, 'headings that skip a level').toEqual([]);
  expect
    .soft(
      levels.filter((level) => level === 1),
      'first headings',
    )
    .toHaveLength(1);

  expect.soft(await moving(page), 'moves under reduced motion').toEqual([]);
  // At the top, where neither the navbar nor the filter of a sidebar covers any of them.
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const element of document.querySelectorAll('[data-sidebar], [data-sidebar] *')) {
      element.scrollTop = 0;
    }
  });
  expect.soft(await axeViolations(page, { rules: ['target-size'] }), 'targets').toEqual([]);

  const texts = await readTexts(page);
  expect.soft(texts.length, 'texts').toBeGreaterThan(3);
  // 1280 px at 200 % are 640 px.
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 480 });
    await page.evaluate(() => scrollTo(0, 0));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `width of the page at ${width} px`).toBeLessThanOrEqual(width);
    expect.soft(await cutText(page), `text cut off at ${width} px`).toEqual([]);
    const narrow = new Set(await readTexts(page));
    const lost = texts.filter((text) => !narrow.has(text));
    expect.soft(lost, `texts lost at ${width} px`).toEqual([]);
    expect
      .soft(await axeViolations(page, { rules: ['target-size'] }), `targets at ${width} px`)
      .toEqual([]);
  }

  await page.setViewportSize(desktop);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await isCurrentMarked(page), 'the open page is marked in forced colors').toBe(true);
  const link = page.locator('main a[href]').filter({ visible: true }).first();
  await link.focus();
  await expect.soft(link, 'focus in forced colors').not.toHaveCSS('outline-style', 'none');
}
