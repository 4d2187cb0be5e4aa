import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { holdStart, open, phone } from './support/site';
import { expect, test } from './support/test';

const path = '/production';

const boxes = (page: Page) => page.getByRole('article').getByRole('checkbox');
const progress = (page: Page) => page.getByText(/^\d+ of \d+ done$/);

test('ticks are counted, kept for the next visit, and taken back', async ({ page }) => {
  await open(page, path);
  const all = await boxes(page).count();
  expect(all).toBeGreaterThan(12);
  await expect(progress(page)).toHaveText(`0 of ${all} done`);
  const sent: string[] = [];
  page.on('request', (request) => {
    // The pages that links lead to are fetched ahead.
    if (!request.url().includes('/assets/js/')) sent.push(request.url());
  });
  await boxes(page).first().focus();
  await page.keyboard.press('Space');
  await expect(boxes(page).first()).toBeChecked();
  await boxes(page).last().check();
  await expect(progress(page)).toHaveText(`2 of ${all} done`);
  expect(sent).toEqual([]);

  await open(page, path);
  await expect(progress(page)).toHaveText(`2 of ${all} done`);
  await expect(boxes(page).last()).toBeChecked();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(progress(page)).toHaveText(`0 of ${all} done`);
  await expect(boxes(page).last()).not.toBeChecked();
});

test('the boxes arrive without moving the items', async ({ page }) => {
  await holdStart(page);
  await page.setViewportSize(phone);
  await page.goto(`${path}#go-live`);
  const lists = page.locator('article ul', { has: page.getByText(/checks who is calling/) });
  const before = await lists.boundingBox();
  await page.locator('body').dispatchEvent('pointerover');
  await expect(boxes(page).first()).toBeVisible();
  const after = await lists.boundingBox();
  expect(after?.height).toBe(before?.height);
  expect(after?.x).toBe(before?.x);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the checklist is accessible, ${theme}`, async ({ page }) => {
    await open(page, `${path}?docusaurus-theme=${theme}`);
    await boxes(page).first().check();
    expect(await violations(page)).toEqual([]);
  });
}

test('without scripts it is a list', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'checks who is calling' }),
  ).toBeVisible();
  await expect(boxes(page)).toHaveCount(0);
  await expect(page.getByText('Tick what’s done')).toBeHidden();
  await context.close();
});
