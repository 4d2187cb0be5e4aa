import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { holdStart, open, start } from './support/site';
import { expect, test } from './support/test';

const path = '/cli/reference/develop';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter options' });
const commands = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

test('the filter leaves the options that match, below their commands', async ({ page }) => {
  await open(page, path);
  const all = await commands(page).allTextContents();
  await field(page).fill('typecheck');
  await expect(commands(page).first()).toHaveText(/convex dev/);
  await expect(page.getByText('--typecheck <mode>').first()).toBeVisible();
  await expect(page.getByText('--tail-logs [mode]')).toHaveCount(0);
  expect(await commands(page).count()).toBeLessThan(all.length);
  expect(await violations(page)).toEqual([]);

  await field(page).fill('no such option');
  await expect(page.getByText('No option contains that.')).toBeVisible();
  await field(page).fill('');
  await expect(commands(page)).toHaveText(all);
});

test('a link to what the filter hides clears it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, path);
  await field(page).fill('typecheck');
  await page.locator('a[href="#logs"]:visible').click();
  await expect(page.locator('#logs')).toBeInViewport();
  await expect(field(page)).toHaveValue('');
});

test('what was typed before the start counts', async ({ page }) => {
  await holdStart(page);
  await page.goto(path);
  await field(page).evaluate((input: HTMLInputElement) => {
    input.value = '--history';
  });
  await start(page);
  await expect(commands(page).first()).toHaveText(/convex logs/);
});

test('without scripts the options are there, and no field', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.locator('article input')).toBeHidden();
  await expect(page.getByText('--tail-logs [mode]')).toBeVisible();
  await context.close();
});
