import type { Page } from '@playwright/test';
import { axeViolations } from '../../browser/support/axe';
import { edit, editorOf, fieldOf, press, replace, run, windowOf } from '../../browser/support/live';
import { html, open, overflow, phone } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

const path = '/realtime';
const tasks = 'convex/tasks.ts';
const component = 'src/Tasks.tsx';

async function openEditor(page: Page) {
  await open(page, path);
  return edit(page);
}

test('edited schemas and validators are checked', async ({ page }) => {
  const frame = await openEditor(page);
  await replace(page, 'convex/schema.ts', 'text: v.string()', 'text: v.number()');
  await press(page, 'Run');
  await expect(frame.getByRole('alert')).toContainText('Failed to insert or update');
  await press(page, 'Reset code');
  await replace(page, tasks, 'text: v.string()', 'text: v.number()');
  await press(page, 'Run');
  await windowOf(frame, 1).getByRole('button', { name: 'Add' }).click();
  await frame.getByRole('tab', { name: 'Log' }).click();
  await expect(frame.getByText('ArgumentValidationError').first()).toBeVisible();
});

test('errors that only the browser finds are shown at their line too', async ({ page }) => {
  await openEditor(page);
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
  await expect(editorOf(page).getByRole('status')).toHaveText('Your code runs, with an error.');
});

test('a function that never ends is stopped, and the page goes on', async ({ page }) => {
  const frame = await openEditor(page);
  await replace(page, tasks, 'await ctx.db.insert', 'for (;;);\n    await ctx.db.insert');
  await press(page, 'Run');
  await windowOf(frame, 1).getByRole('button', { name: 'Add' }).click();
  await expect(frame.getByRole('alert')).toContainText('Function execution timed out', {
    timeout: 15_000,
  });
  await expect(fieldOf(page, tasks)).toBeEditable();
});

test('edits stay when the editor is closed, and a reset brings back the code of the page', async ({
  page,
}) => {
  const frame = await openEditor(page);
  await replace(page, component, 'Add\n', 'More\n');
  await press(page, 'Run');
  await expect(windowOf(frame, 2).getByRole('button', { name: 'More' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(editorOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(fieldOf(page, component)).toHaveValue(/More\n/);
  await press(page, 'Reset code');
  await expect(fieldOf(page, component)).toHaveValue(/Add\n/);
  await expect(windowOf(frame, 2).getByRole('button', { name: 'Add' })).toBeVisible();
});

test('the keyboard edits, undoes, runs and leaves', async ({ page }) => {
  await openEditor(page);
  await editorOf(page).getByRole('tab', { name: tasks }).focus();
  await page.keyboard.press('ArrowRight');
  const field = fieldOf(page, component);
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  for (const text of ['// an end', '// more']) {
    await page.keyboard.press('Enter');
    if (text === '// an end') await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await expect(field).toHaveValue(/\n {2}\/\/ an end\n {2}\/\/ more$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).not.toHaveValue(/more$/);
  await page.keyboard.press('Shift+Tab');
  await expect(editorOf(page).getByRole('tab', { name: component })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(editorOf(page).getByRole('status')).toHaveText('Your code is running.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editorOf(page).getByRole('button', { name: 'Run' })).toBeFocused();
});

test('the editor is accessible in both themes, and fits a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  // Or colors would still be on their way from one theme to the other.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  await run(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await replace(page, tasks, 'query({', 'query({{');
  await press(page, 'Run');
  await expect(editorOf(page).getByRole('alert')).toContainText('line');
  for (const theme of ['light', 'dark']) {
    await html(page).evaluate((root, name) => root.setAttribute('data-theme', name), theme);
    expect.soft(await axeViolations(page), theme).toEqual([]);
  }
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  for (const button of await editorOf(page).getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
