import { axeViolations } from '../../browser/support/axe';
import { edit, editorOf, fieldOf, press, replace, run, windowOf } from '../../browser/support/live';
import { html, open, overflow, phone } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

const path = '/realtime';
const tasks = 'convex/tasks.ts';
const component = 'src/Tasks.tsx';

test('errors that only the browser finds are shown too', async ({ page }) => {
  await open(page, path);
  await edit(page);
  await replace(page, component, '  return (', '  const add = 1;\n  return (');
  await expect(editorOf(page).getByRole('alert')).toHaveText(
    /SyntaxError: Identifier 'add' has already been declared/,
  );
  await press(page, 'Reset code');
  await replace(page, component, 'export function', 'missing();\nexport function');
  await expect(editorOf(page).getByRole('alert')).toHaveText(/missing is not defined/);
});

test('a function that never ends is stopped, and the page goes on', async ({ page }) => {
  await open(page, path);
  const frame = await edit(page);
  await replace(page, tasks, 'await ctx.db.insert', 'for (;;);\n    await ctx.db.insert');
  await expect(editorOf(page).getByRole('status')).toHaveText('Your code is running.');
  await windowOf(frame, 1).getByRole('button', { name: 'Add' }).click();
  await expect(frame.getByRole('alert')).toContainText('Function execution timed out', {
    timeout: 15_000,
  });
  await expect(fieldOf(page, tasks)).toBeEditable();
});

test('the editor is accessible in both themes, and fits a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  // Or colors would still be on their way from one theme to the other.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  await run(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await replace(page, tasks, 'query({', 'query({{');
  await expect(editorOf(page).getByRole('alert')).toContainText('line');
  for (const theme of ['light', 'dark']) {
    await html(page).evaluate((root, name) => root.setAttribute('data-theme', name), theme);
    expect.soft(await axeViolations(page), theme).toEqual([]);
  }
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
