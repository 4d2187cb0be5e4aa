import {
  dialog,
  field,
  highlighted,
  openSearch,
  options,
  results,
  search,
} from '../../browser/support/search';
import { boxOf, html, open, overflow, phone } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

const guide = '/functions';

for (const width of [320, phone.width]) {
  test(`at ${width} px the field, the placeholder and the AI row fit`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, guide);
    await openSearch(page);
    const space = await field(page).evaluate((input: HTMLInputElement) => {
      const { font, letterSpacing } = getComputedStyle(input, '::placeholder');
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      Object.assign(context, { font, letterSpacing });
      return input.clientWidth - context.measureText(input.placeholder).width;
    });
    expect(space).toBeGreaterThanOrEqual(0);
    const question = 'How do I use an index with a long question?';
    await search(page, question);
    const row = options(page).first();
    await expect(row.locator('strong')).toHaveText(question);
    await expect(row.getByText('Quoted from these docs, not generated')).toBeVisible();
    expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const controls = await Promise.all(
      [field(page), dialog(page).getByRole('button', { name: 'Cancel' })].map(boxOf),
    );
    const [first = 0, second = 0] = controls.map(({ y, height }) => y + height / 2);
    expect(Math.abs(first - second)).toBeLessThan(2);
    expect(await overflow(page)).toBe(0);
  });
}

test('at 200 % zoom nothing is cut off, and the focus stays inside', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, guide);
  await openSearch(page);
  await search(page, 'query');
  await expect(results(page).first()).toBeInViewport();
  await page.keyboard.press('End');
  await expect(results(page).last()).toBeInViewport();
  expect(await dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement?.closest('dialog, body:not(:has(*:focus))') !== null,
    );
    expect(isInside).toBe(true);
  }
});

test('nothing moves in reduced motion; forced colors show the highlight', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await open(page, guide);
  await openSearch(page);
  await search(page, 'index');
  await expect(highlighted(page)).toHaveCSS('outline-style', 'solid');
  const moving = await dialog(page).evaluate((one) => one.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  await expect(html(page)).toHaveAttribute('data-app', 'active');
});
