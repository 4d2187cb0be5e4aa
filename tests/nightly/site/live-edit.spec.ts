import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { expectActive, open, phone } from './support/site';
import { expect, test } from './support/test';

const path = '/realtime';
const tasks = 'convex/tasks.ts';
const component = 'src/Tasks.tsx';

const editorOf = (page: Page) => page.getByRole('region', { name: 'Code of this sample' });
const fieldOf = (page: Page, name: string) => editorOf(page).getByRole('textbox', { name });
const press = (page: Page, name: string) => editorOf(page).getByRole('button', { name }).click();
const frameOf = (page: Page) => page.frameLocator('iframe[title="Live sample"]');
const windowOf = (page: Page, number: 1 | 2) =>
  frameOf(page).getByRole('region', { name: `Window ${number}` });

/** Runs the first sample and opens its editor. */
async function edit(page: Page): Promise<void> {
  await open(page, path);
  await page.getByRole('button', { name: 'Run it here' }).first().click();
  await expect(windowOf(page, 1).getByText('Weed')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(editorOf(page)).toBeVisible();
}

/** Chooses a file. The frame above may still grow, which moves the tab between press and release. */
async function choose(page: Page, file: string): Promise<void> {
  const tab = editorOf(page).getByRole('tab', { name: file });
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
}

/** Replaces a part of a file. */
async function replace(page: Page, file: string, from: string, to: string): Promise<void> {
  await choose(page, file);
  const code = await fieldOf(page, file).inputValue();
  expect(code).toContain(from);
  await fieldOf(page, file).fill(code.replace(from, to));
}

/** Opens an address from elsewhere, not as a part of the page that is open. */
async function openLink(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await expectActive(page);
}

test.describe('the editor of a live sample', () => {
  test('runs edited functions and an edited component in both windows', async ({ page }) => {
    await edit(page);
    await expect(editorOf(page).getByRole('tab')).toHaveText([
      tasks,
      component,
      'convex/schema.ts',
    ]);
    await replace(page, tasks, '{ listId, text, done', '{ listId, text: text + "!", done');
    await replace(page, component, 'Add\n', 'Add a task\n');
    await press(page, 'Run');
    await windowOf(page, 1).getByRole('button', { name: 'Add a task' }).click();
    await expect(windowOf(page, 1).getByText('Water the plants!')).toHaveCount(1);
    await expect(windowOf(page, 2).getByText('Water the plants!')).toHaveCount(1);
    await expect(editorOf(page).getByRole('status')).toHaveText('Your code is running.');
  });

  test('checks documents against the edited schema, and arguments against edited validators', async ({
    page,
  }) => {
    await edit(page);
    await replace(page, 'convex/schema.ts', 'text: v.string()', 'text: v.number()');
    await press(page, 'Run');
    await expect(frameOf(page).getByRole('alert')).toContainText('Failed to insert or update');
    await press(page, 'Reset code');
    await replace(page, tasks, 'text: v.string()', 'text: v.number()');
    await press(page, 'Run');
    await windowOf(page, 1).getByRole('button', { name: 'Add' }).click();
    await frameOf(page).getByRole('tab', { name: 'Log' }).click();
    await expect(frameOf(page).getByText('ArgumentValidationError').first()).toBeVisible();
  });

  test('shows a syntax error at its line, and keeps the sample that runs', async ({ page }) => {
    await edit(page);
    await replace(page, tasks, 'listId: v.id("lists"), text', 'listId: v.id("lists" text');
    await editorOf(page).getByRole('tab', { name: component }).click();
    await press(page, 'Run');
    await expect(editorOf(page).getByRole('alert')).toHaveText(
      /^convex\/tasks\.ts, line 15: Unexpected token/,
    );
    const field = fieldOf(page, tasks);
    await expect(field).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/line 15/);
    // The mark is behind the line: 14 lines below the first one.
    const mark = await editorOf(page).locator('.live-fault-line').boundingBox();
    const top = await field.boundingBox();
    expect(Math.round(((mark?.y ?? 0) - (top?.y ?? 0) - 12) / 22)).toBe(14);
    await expect(windowOf(page, 2).getByText('Weed')).toBeVisible();

    await field.press('End');
    await field.pressSequentially(' ');
    await expect(editorOf(page).getByRole('alert')).toHaveCount(0);
    await expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('shows errors that only the browser finds at their line too', async ({ page }) => {
    await edit(page);
    await replace(page, component, '  return (', '  const add = 1;\n  return (');
    await press(page, 'Run');
    await expect(editorOf(page).getByRole('alert')).toHaveText(
      /^src\/Tasks\.tsx, line 8: .*SyntaxError: Identifier 'add' has already been declared/,
    );
    await press(page, 'Reset code');
    await replace(page, component, 'export function', 'missing();\nexport function');
    await press(page, 'Run');
    await expect(editorOf(page).getByRole('alert')).toHaveText(
      /^src\/Tasks\.tsx, line 5: .*missing is not defined/,
    );
  });

  test('stops an edited function that never ends', async ({ page }) => {
    await edit(page);
    await replace(page, tasks, 'await ctx.db.insert', 'for (;;);\n    await ctx.db.insert');
    await press(page, 'Run');
    await windowOf(page, 1).getByRole('button', { name: 'Add' }).click();
    await expect(frameOf(page).getByRole('alert')).toContainText('Function execution timed out', {
      timeout: 15_000,
    });
    await expect(fieldOf(page, tasks)).toBeEditable();
  });

  test('has the code of the page again after a reset, and keeps edits when it is closed', async ({
    page,
  }) => {
    await edit(page);
    await replace(page, component, 'Add\n', 'More\n');
    await press(page, 'Run');
    await expect(windowOf(page, 2).getByRole('button', { name: 'More' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(editorOf(page)).toBeHidden();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(fieldOf(page, component)).toHaveValue(/More\n/);
    await press(page, 'Reset code');
    await expect(fieldOf(page, component)).toHaveValue(/Add\n/);
    await expect(windowOf(page, 2).getByRole('button', { name: 'Add' })).toBeVisible();
  });

  test('works with the keyboard, and lets go of it', async ({ page }) => {
    await edit(page);
    await editorOf(page).getByRole('tab', { name: tasks }).focus();
    await page.keyboard.press('ArrowRight');
    const field = fieldOf(page, component);
    await expect(field).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('// an end');
    await page.keyboard.press('Enter');
    await page.keyboard.type('// more');
    await expect(field).toHaveValue(/\n {2}\/\/ an end\n {2}\/\/ more$/);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).not.toHaveValue(/more$/);
    await page.keyboard.press('Shift+Tab');
    await expect(editorOf(page).getByRole('tab', { name: component })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(editorOf(page).getByRole('status')).toHaveText('Your code is running.');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editorOf(page).getByRole('button', { name: 'Run' })).toBeFocused();
  });

  test('loads nothing of it before the press, and never evaluates code in the page', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const isEditor = (url: string) =>
      /live-editor|\/(?:edited|editor|realtime-1)\.(?:css|js(?:on)?)$/.test(url);
    await open(page, path);
    await page.getByRole('button', { name: 'Run it here' }).first().click();
    await expect(windowOf(page, 2).getByText('Weed')).toBeVisible();
    expect(requests.filter(isEditor).map((url) => url.split('/').at(-1))).toEqual([
      'realtime-1.js',
    ]);
    await page.getByRole('button', { name: 'Edit' }).click();
    await replace(page, component, 'export', 'globalThis.isEvaluated = true;\nexport');
    await press(page, 'Run');
    await expect(windowOf(page, 2).getByText('Weed')).toBeVisible();
    const frame = page.frames().find((one) => one.parentFrame());
    expect(await frame?.evaluate(() => 'isEvaluated' in globalThis)).toBe(true);
    expect(await page.evaluate(() => 'isEvaluated' in globalThis)).toBe(false);
  });

  test('is accessible in both themes, and fits a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    // Or colors would still be on their way from one theme to the other.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await edit(page);
    await replace(page, tasks, 'query({', 'query({{');
    await press(page, 'Run');
    await expect(editorOf(page).getByRole('alert')).toContainText('line');
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect.soft(await violations(page), theme).toEqual([]);
    }
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    await expect(editorOf(page).getByRole('button').first()).toBeVisible();
    for (const button of await editorOf(page).getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('a link to edited code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('shows the code, says where it comes from, and runs only after the press', async ({
    page,
  }) => {
    await edit(page);
    await replace(page, component, 'Add\n', 'From a link\n');
    await press(page, 'Copy link');
    await expect(editorOf(page).getByRole('status')).toHaveText('Link copied.');
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(page.url());
    expect(new URL(address).hash).toMatch(/^#live=realtime-1\.[\w-]+$/);

    await openLink(page, address);
    const notice = editorOf(page).getByText('This code comes from the link');
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
    await expect(fieldOf(page, component)).toHaveValue(/From a link/);
    // Nothing announces that the code stays still, so there is only time to wait for.
    await page.waitForTimeout(500);
    await expect(page.locator('iframe')).toHaveCount(0);
    await press(page, 'Run');
    await expect(windowOf(page, 2).getByRole('button', { name: 'From a link' })).toBeVisible();

    await press(page, 'Reset code');
    await expect(notice).toBeHidden();
    expect(new URL(page.url()).hash).toBe('');
    await expect(windowOf(page, 2).getByRole('button', { name: 'Add' })).toBeVisible();
  });

  test('says when it is damaged, and when code is too long for one', async ({ page }) => {
    await openLink(page, `${path}#live=realtime-1.damaged`);
    await expect(editorOf(page)).toContainText('This link is damaged');
    await expect(fieldOf(page, tasks)).toHaveValue(/export const list/);
    const noise = Array.from({ length: 9000 }, (_, index) => `${Math.sin(index)}`.slice(-6));
    await fieldOf(page, tasks).fill(noise.join(''));
    await press(page, 'Copy link');
    await expect(editorOf(page).getByRole('status')).toHaveText(
      /^This code is too long for a link: it would take [\d,]+ characters, and 8,000 are possible\.$/,
    );
  });

  test('leaves the fragments of headings alone', async ({ page }) => {
    await page.goto(path);
    const heading = await page.locator('article h2[id]').last().getAttribute('id');
    await page.goto('about:blank');
    await open(page, `${path}#${heading}`);
    await expect(editorOf(page)).toHaveCount(0);
    await expect(page.locator(`#${heading}`)).toBeInViewport();
  });
});
