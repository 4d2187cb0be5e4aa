import { edit, editorOf, replace, run, windowOf } from './support/live';
import { networkIdle } from './support/networkIdle';
import { open } from './support/site';
import { expect, takeViolations, test } from './support/test';

const path = '/realtime';

test('a live sample loads at the click, updates both windows and stops', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('/live/')) requests.push(request.url());
  });
  await open(page, path);
  await networkIdle(page);
  expect(requests).toEqual([]);

  const frame = await run(page);
  await expect(windowOf(frame, 2).getByText('Weed')).toBeVisible();
  await expect(frame.getByRole('table', { name: 'tasks (1)' })).toContainText('Weed');
  await windowOf(frame, 1).getByRole('button', { name: 'Add' }).click();
  for (const number of [1, 2] as const) {
    await expect(windowOf(frame, number).getByText('Water the plants')).toHaveCount(1);
  }
  expect(requests).toHaveLength(3);
  await frame.getByRole('tab', { name: 'Log' }).click();
  await expect(frame.getByRole('tabpanel', { name: 'Log' })).toContainText('1 document written');

  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(windowOf(frame, 2).getByText('Weed')).toBeVisible();
  await expect(windowOf(frame, 2).getByText('Water the plants')).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Run it here' })).toBeVisible();
});

test('the frame reaches nothing, and runs only in its sandbox', async ({ page }) => {
  await open(page, path);
  const frame = await run(page);
  await expect(windowOf(frame, 2).getByText('Weed')).toBeVisible();
  const reached = await frame.locator('html').evaluate(async () => {
    const attempts = [
      () => parent.document.title,
      () => localStorage.length,
      () => document.cookie,
      () => fetch(location.href),
    ];
    const results = attempts.map(async (work) => {
      try {
        await work();
        return 'reached';
      } catch {
        return 'refused';
      }
    });
    return Promise.all(results);
  });
  expect(reached).toEqual(Array(4).fill('refused'));
  // The frame's own policy refuses the request.
  await expect.poll(() => takeViolations(page.context()).length).toBeGreaterThan(0);
  const address = await page.locator('iframe').getAttribute('src');
  await page.goto(address ?? '');
  await expect(page.getByText('This is a part of a page of the docs.')).toBeVisible();
});

test('edited code runs in the frame only', async ({ page }) => {
  const tasks = 'convex/tasks.ts';
  await open(page, path);
  const frame = await edit(page);
  const from = '{ listId, text, done';
  await replace(page, tasks, from, '{ listId, text: text + "!", done');
  await replace(page, 'src/Tasks.tsx', 'export', 'globalThis.isEvaluated = true;\nexport');
  await expect(editorOf(page).getByRole('status')).toHaveText('Your code is running.');
  await windowOf(frame, 1).getByRole('button', { name: 'Add' }).click();
  await expect(windowOf(frame, 2).getByText('Water the plants!')).toHaveCount(1);
  const inner = page.frames().find((one) => one.parentFrame());
  expect(await inner?.evaluate(() => 'isEvaluated' in globalThis)).toBe(true);
  expect(await page.evaluate(() => 'isEvaluated' in globalThis)).toBe(false);
});
