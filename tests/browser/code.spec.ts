import type { Locator, Page } from '@playwright/test';
import { layoutShift } from './support/layoutShift';
import {
  allowClipboard,
  clipboard,
  expectActive,
  expectDocument,
  holdStart,
  open,
} from './support/site';
import { expect, test } from './support/test';

/** A page with samples that have types, and one with commands. */
const guide = '/generated-api/data-model';
const quickstart = '/quickstart/react';

const blocks = (page: Page) =>
  page.locator('[data-block]').filter({ has: page.getByRole('group', { name: /^Language/ }) });
const button = (page: Page, name: string) =>
  blocks(page).first().getByRole('button', { name, exact: true });
const code = (block: Locator) => block.locator('pre:visible');

async function expectLanguage(page: Page, language: 'TS' | 'JS'): Promise<void> {
  const all = await blocks(page).all();
  expect(all.length).toBeGreaterThan(1);
  for (const block of all) {
    await expect(code(block)).toHaveCount(1);
    await expect(code(block)).toHaveAttribute('data-option', language);
  }
}

/** The names of files and the commands that are shown. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText);
    return {
      files: textsOf('[class*=file_]').filter((name) => /\.[jt]sx?$/.test(name)),
      commands: textsOf('pre').filter((text) => /^(npm|npx|pnpm|yarn|bun|bunx) /.test(text)),
    };
  });

test('samples are TypeScript until the reader chooses, in every tab', async ({ page, context }) => {
  await allowClipboard(context);
  const other = await context.newPage();
  await open(other, guide);
  await holdStart(page);
  await page.goto(guide);
  await expectDocument(page);
  await expectLanguage(page, 'TS');
  await expect(button(page, 'TS')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'TS').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'JS')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectActive(page);
  await expect(button(page, 'JS')).toHaveAttribute('aria-pressed', 'true');
  await expectLanguage(page, 'JS');
  await expectLanguage(other, 'JS');
  await expect(page.getByText(/^src\/\w+\.tsx$/).filter({ visible: true })).toHaveCount(0);

  const block = blocks(page).first();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  expect(await clipboard(page)).toBe((await code(block).textContent())?.replace(/\n$/, ''));
});

test('JavaScript and pnpm, chosen once, are in the document of later pages', async ({ page }) => {
  await open(page, guide);
  await button(page, 'JS').click();
  await expectLanguage(page, 'JS');
  await open(page, quickstart);
  const tabs = page.getByRole('tablist', { name: 'Package manager' });
  await tabs.first().getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first().getByRole('tab', { name: 'pnpm' })).toBeFocused();
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveText(Array(await tabs.count()).fill('pnpm'));

  await holdStart(page);
  for (const path of [quickstart, '/auth/clerk']) {
    await page.goto(path);
    const { files, commands } = await shown(page);
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((name) => /\.tsx?$/.test(name))).toEqual([]);
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter((command) => !command.startsWith('pnpm '))).toEqual([]);
    await open(page, path);
    await expect(chosen.first()).toHaveText('pnpm');
    expect(await layoutShift(page)).toBeLessThan(0.001);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('samples are TypeScript, and changes unfold to the whole file', async ({ page }) => {
    await page.goto(guide);
    await expect(page.locator('[data-choice]').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('pre[data-option=JS]').first()).toBeHidden();
    await expect(page.locator('pre[data-option=TS]').first()).toBeVisible();

    await page.goto('/tutorial');
    const block = page
      .locator('[data-block]')
      .filter({ has: page.locator('details > summary') })
      .first();
    const file = block.getByRole('group', { name: 'src/App.tsx' });
    await expect(file).not.toContainText('scrollTo', { useInnerText: true });
    // What has been added and removed isn't said by color alone.
    const snapshot = await file.ariaSnapshot();
    expect(snapshot).toMatch(/Removed\W+\/\/ TODO: Add mutation hook here\./);
    expect(snapshot).toMatch(/Added\W+const sendMessage/);
    expect(snapshot).toMatch(/\d+ unchanged lines/);
    await block.getByText('Show the whole file').click();
    await expect(file).toContainText('scrollTo', { useInnerText: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

const path = '/functions/query-functions';
const tooltip = (page: Page) => page.locator('[popover]:popover-open');
const sample = (page: Page) =>
  page.locator('[data-block] pre:visible').filter({ hasText: 'withIndex' }).first();
const name = (page: Page, text: string) =>
  page
    .locator('pre:visible code [aria-describedby]')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .first();

test('the names in samples are explained by pointer and keyboard, from a file fetched then', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.names.json')) fetched.push(request.url());
  });
  await open(page, path);
  expect(fetched).toEqual([]);
  await sample(page).hover();
  await name(page, 'withIndex').hover();
  await expect(tooltip(page)).toContainText('Query by reading documents from an index');
  expect(fetched).toHaveLength(1);
  await tooltip(page).getByRole('link').hover();
  await expect(tooltip(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await page.mouse.move(2, 400);

  await sample(page).focus();
  await page.keyboard.press('Tab');
  await expect(name(page, 'v')).toBeFocused();
  await expect(tooltip(page)).toContainText('The validator builder.');
  await page.keyboard.press('ArrowRight');
  await expect(name(page, 'query')).toBeFocused();
  const link = tooltip(page).getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
});
