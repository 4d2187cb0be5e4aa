import type { Page } from '@playwright/test';
import { networkIdle } from './support/networkIdle';
import {
  allowClipboard,
  boxOf,
  clipboard,
  expectDocument,
  holdStart,
  open,
  overflow,
  phone,
  setConnection,
  watchScripts,
} from './support/site';
import { expect, test } from './support/test';

const guide = '/functions';
const button = (page: Page) => page.getByRole('button', { name: 'Open in assistant' });
const menu = (page: Page) => page.locator('#page-menu');
const inMenu = (page: Page, name: string) => menu(page).getByRole('link', { name });

test('a page is copied as Markdown', async ({ page, context }) => {
  await allowClipboard(context);
  await open(page, guide);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toBe(await (await page.request.get(`${guide}.md`)).text());
});

test('its menu loads when it is opened, by keyboard too, and fits a phone', async ({ page }) => {
  await holdStart(page);
  await page.setViewportSize({ width: 320, height: 800 });
  // On such a connection, nothing else is loaded ahead.
  await setConnection(page, { saveData: true });
  const scripts = watchScripts(page);
  await page.goto(guide);
  await expectDocument(page);
  await networkIdle(page);
  expect(scripts).toEqual([]);
  await button(page).click();
  for (const name of ['ChatGPT', 'Claude', 'Perplexity', 'Cursor', 'VS Code']) {
    await expect(inMenu(page, name)).toBeVisible();
  }
  await menu(page).getByText('Connect by MCP').click();
  const box = await boxOf(menu(page));
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(inMenu(page, 'ChatGPT')).toBeVisible();
  await page.keyboard.press('Tab');
  const ask = page.getByRole('button', { name: 'Ask AI about this page' });
  await expect(ask).toBeFocused();
  await ask.press('Enter');
  const field = page.getByRole('dialog', { name: 'Ask AI' }).getByRole('textbox');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleName('Ask about “Functions”');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the Markdown of a page is a link', async ({ page }) => {
    await page.goto(guide);
    await expect(button(page)).toBeHidden();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(`${guide}.md`);
    await expect(page.locator('body')).toContainText('# Functions');
  });
});
