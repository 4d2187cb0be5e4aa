import type { FrameLocator, Page } from '@playwright/test';
import { axeViolations } from '../../browser/support/axe';
import { layoutShift } from '../../browser/support/layoutShift';
import { run, windowOf } from '../../browser/support/live';
import { boxOf, open, phone } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

/** Checks a running sample in both themes, from light to dark, and that nothing is wider than its frame. */
async function expectAccessible(page: Page, frame: FrameLocator): Promise<void> {
  expect.soft(await axeViolations(page), 'light').toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect.soft(await axeViolations(page), 'dark').toEqual([]);
  const inner = await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(inner).toBeLessThanOrEqual(0);
}

test('a phone shows one window below the other, accessible in both themes', async ({ page }) => {
  await page.setViewportSize(phone);
  // Or colors would still be on their way from one theme to the other.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/realtime');
  const preview = await boxOf(page.getByRole('region', { name: 'Live sample' }).locator('[inert]'));
  const frame = await run(page);
  await expect(windowOf(frame, 1).getByText('Weed')).toBeVisible();
  // The line above the windows may be taller than its buttons.
  expect(await layoutShift(page)).toBeLessThan(0.05);
  const [first, second] = [await boxOf(windowOf(frame, 1)), await boxOf(windowOf(frame, 2))];
  expect(second.y).toBeGreaterThan(first.y + first.height);
  expect(Math.abs(second.y + second.height - first.y - preview.height)).toBeLessThan(24);
  await expectAccessible(page, frame);
});

test('lets readers step two mutations into a conflict and out of it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/database/advanced/occ');
  const frame = await run(page);
  const steps = frame.getByRole('region', { name: 'Steps', exact: true });
  const next = (number: 1 | 2) =>
    steps.getByRole('button', { name: new RegExp(`^Next.* in Window ${number}$`) });
  const column = (number: 1 | 2) => steps.locator(`td:nth-child(${number}) .step`);
  const stepTo = async (number: 1 | 2, ...labels: string[]) => {
    for (const label of labels) {
      await next(number).press('Enter');
      await expect(next(number)).toHaveText(`${label} in Window ${number}`);
    }
  };

  await windowOf(frame, 1).getByRole('button', { name: 'Transfer 50 to Garden' }).click();
  await windowOf(frame, 2).getByRole('button', { name: 'Charge House 30' }).click();
  await expect(next(1)).toHaveText('Next: db.get in Window 1');
  await stepTo(1, 'Next: db.get', 'Next: db.patch', 'Next: db.patch', 'Next: commit');
  await expect(column(1).nth(3)).toContainText(/db\.patch\{ .*budget: 90/);
  await expect(windowOf(frame, 2).getByText('House: 140')).toBeVisible();
  await stepTo(2, 'Next: db.patch', 'Next: commit', 'Next');
  await expect(next(2)).toBeFocused();
  await expect(windowOf(frame, 1).getByText('House: 110, Garden: 110')).toBeVisible();
  await stepTo(1, 'Next: db.get');
  const conflict = 'Conflict: budgets:charge has changed lists';
  await expect(column(1).filter({ hasText: conflict })).toBeVisible();
  await expect(column(1).last()).toContainText('Run 2 starts on the new data');
  await expectAccessible(page, frame);
  // The frame is as high as its content, however many steps there are.
  expect(
    await frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight),
  ).toBeLessThanOrEqual(0);

  await stepTo(1, 'Next: db.get', 'Next: db.patch', 'Next: db.patch', 'Next: commit', 'Next');
  await expect(windowOf(frame, 2).getByText('House: 60, Garden: 160')).toBeVisible();
  await frame.getByRole('tab', { name: 'Log' }).click();
  await expect(frame.getByText(`[WARN] ${conflict}. The mutation runs again.`)).toBeVisible();
});

/** What a reader does in samples that need more of the engine than others, and what the windows or the log show then. */
const samples: Record<string, (frame: FrameLocator) => Promise<void>> = {
  '/tutorial/actions': async (frame) => {
    await windowOf(frame, 1).getByPlaceholder('Write a message…').fill('/wiki Alan Turing');
    await windowOf(frame, 1).getByRole('button', { name: 'Send' }).click();
    await expect(windowOf(frame, 2).getByText('was an English mathematician')).toBeVisible();
    await frame.getByRole('tab', { name: 'Log' }).click();
    for (const name of ['sendMessage', 'getWikipediaSummary', 'postSummary']) {
      await expect(frame.getByRole('tabpanel', { name: 'Log' })).toContainText(name);
    }
  },
  '/client/react/optimistic-updates': async (frame) => {
    const value = (number: 1 | 2) => windowOf(frame, number).getByRole('button');
    await expect(value(2)).toHaveText('0');
    await frame.getByLabel('Window 1 offline').check();
    await value(1).click();
    await expect(value(1)).toHaveText('1');
    await expect(windowOf(frame, 1).getByText('Offline, 1 waiting')).toBeVisible();
    await expect(value(2)).toHaveText('0');
    await frame.getByLabel('Window 1 offline').uncheck();
    await expect(value(2)).toHaveText('1');
  },
  '/database/pagination': async (frame) => {
    await windowOf(frame, 1).getByRole('button', { name: 'More' }).click();
    await expect(windowOf(frame, 1).getByText('Task 11', { exact: true })).toBeAttached();
    await windowOf(frame, 2).getByRole('button', { name: 'Add a task' }).click();
    await expect(windowOf(frame, 1).getByText('A new task')).toHaveCount(1);
    await expect(windowOf(frame, 1).getByText('Task 11', { exact: true })).toBeAttached();
  },
  '/functions/query-functions': async (frame) => {
    await frame.getByRole('tab', { name: 'Log' }).click();
    const log = frame.getByRole('tabpanel', { name: 'Log' });
    const runs = log.getByRole('listitem').filter({ hasText: 'tasks:list(' });
    await expect(runs).toHaveCount(2);
    await windowOf(frame, 1).getByRole('button', { name: 'Add to Home' }).click();
    await expect(log).toContainText('everyList:addTask');
    await windowOf(frame, 1).getByRole('button', { name: 'Add to Garden' }).click();
    await expect(windowOf(frame, 2).getByRole('listitem')).toHaveText(['Water the plants', 'Weed']);
    // One run and one result from the cache, both for the task in Garden.
    await expect(runs).toHaveCount(4);
  },
  '/auth/advanced/custom-auth': async (frame) => {
    const [first, second] = [windowOf(frame, 1), windowOf(frame, 2)];
    await first.getByRole('button', { name: 'Sign in as Ada' }).click();
    await expect(first.getByText('Hello, Ada')).toBeVisible();
    await expect(second.getByText('Signed out.')).toBeVisible();
    await first.getByRole('checkbox').check();
    await expect(first.getByText('Refreshing:')).toBeVisible({ timeout: 20_000 });
    await expect(first.getByText('Hello, Ada')).toBeVisible();
    await first.getByRole('button', { name: 'Sign out' }).click();
    await expect(first.getByText('Signed out.')).toBeVisible();
  },
};

for (const [path, take] of Object.entries(samples)) {
  test(`the live sample of ${path} does what the page says`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await open(page, path);
    await take(await run(page));
    expect(faults).toEqual([]);
  });
}
