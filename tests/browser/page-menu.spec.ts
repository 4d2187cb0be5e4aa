import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { networkIdle } from './support/networkIdle';
import { expectDocument, holdStart, open, phone, setConnection } from './support/site';
import { expect, test } from './support/test';

const guide = '/functions';
const button = (page: Page) => page.getByRole('button', { name: 'Open in assistant' });
const menu = (page: Page) => page.locator('#page-menu');
const inMenu = (page: Page, name: string) => menu(page).getByRole('link', { name });

test.describe('the menu of a page', () => {
  test('loads nothing before it is opened, then offers assistants', async ({ page }) => {
    // On such a connection, nothing else is loaded ahead.
    await setConnection(page, { saveData: true });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, guide);
    // In an idle moment, the application asks where the files of linked pages are.
    await expect
      .poll(() => scripts.filter((url) => url.includes('/routes-index.')))
      .toHaveLength(1);
    await networkIdle(page);
    const before = [...scripts];
    await button(page).hover();
    // Long enough for hovering to load something, as it does elsewhere.
    await page.waitForTimeout(300);
    expect(scripts).toEqual(before);
    await button(page).click();
    for (const name of ['ChatGPT', 'Claude', 'Perplexity', 'Cursor', 'VS Code']) {
      await expect(inMenu(page, name)).toBeVisible();
    }
    expect(scripts.length).toBeGreaterThan(before.length);
    const href = await inMenu(page, 'Claude').getAttribute('href');
    const prompt = new URL(href ?? '').searchParams.get('q');
    expect(prompt).toMatch(/^Read https:\/\/\S+\/functions\.md so I can ask questions about it\.$/);
  });

  test('opens when it is pressed before the application runs', async ({ page }) => {
    await holdStart(page);
    await page.goto(guide);
    await expectDocument(page);
    await button(page).click();
    await expect(inMenu(page, 'ChatGPT')).toBeVisible();
  });

  test('works by keyboard, and Escape returns to its button', async ({ page }) => {
    await open(page, guide);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(inMenu(page, 'ChatGPT')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ask AI about this page' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(inMenu(page, 'ChatGPT')).toBeFocused();
    await inMenu(page, 'VS Code').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const copy = menu(page).getByRole('button', { name: 'Copy for Claude Code' });
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('copies the commands that connect to the MCP server', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, guide);
    await button(page).click();
    await menu(page).getByText('Connect by MCP').click();
    for (const [name, start] of [
      ['Claude Code', 'claude mcp add --transport http convex-docs https://'],
      ['Cursor', '{\n  "mcpServers"'],
      ['VS Code', 'code --add-mcp'],
      ['Codex', 'codex mcp add convex-docs --url https://'],
    ]) {
      await menu(page)
        .getByRole('button', { name: `Copy for ${name}` })
        .click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(start);
    }
  });

  test('says when it cannot be loaded, and loads at the next press', async ({ page, context }) => {
    await open(page, guide);
    await networkIdle(page);
    await context.setOffline(true);
    await button(page).click();
    await expect(menu(page)).toHaveText(/could not be loaded/);
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await button(page).click();
    await expect(inMenu(page, 'ChatGPT')).toBeVisible();
  });

  for (const theme of ['light', 'dark']) {
    for (const width of [320, phone.width, 1280]) {
      test(`fits a window of ${width} px and has no violation, ${theme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, `${guide}?docusaurus-theme=${theme}`);
        await button(page).click();
        await menu(page).getByText('Connect by MCP').click();
        const box = await menu(page).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await violations(page)).toEqual([]);
      });
    }
  }
});

test.describe('the Markdown of a page', () => {
  test('is a link on a phone, too', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(guide);
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(new RegExp(`${guide}\\.md$`));
  });

  for (const width of [phone.width, 1280]) {
    test.describe(`without scripts, at ${width} px`, () => {
      test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });

      test('is a link, and the controls that need a script are gone', async ({ page }) => {
        await page.goto(guide);
        await expect(button(page)).toBeHidden();
        await page.getByRole('link', { name: 'View as Markdown' }).click();
        await expect(page.locator('body')).toContainText('# Functions');
      });
    });
  }
});
