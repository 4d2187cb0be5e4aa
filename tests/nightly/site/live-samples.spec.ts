import type { FrameLocator, Page } from '@playwright/test';
import { axeViolations } from '../../browser/support/axe';
import { layoutShift } from '../../browser/support/layoutShift';
import { run, windowOf } from '../../browser/support/live';
import { boxOf, contents, open, phone } from '../../browser/support/site';
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

test('a mutation waits while its window is offline, and the network can be slowed down', async ({
  page,
}) => {
  await open(page, '/realtime');
  const frame = await run(page);
  const water = (number: 1 | 2) => windowOf(frame, number).getByText('Water the plants');
  const add = (number: 1 | 2) => windowOf(frame, number).getByRole('button', { name: 'Add' });
  await expect(windowOf(frame, 2).getByText('Weed')).toBeVisible();
  await frame.getByRole('tab', { name: 'Network' }).click();
  await frame.getByLabel('Offline').check();
  await add(1).click();
  await expect(windowOf(frame, 1).getByText('Offline, 1 waiting')).toBeVisible();
  await add(2).click();
  await expect(water(2)).toHaveCount(1);
  await expect(water(1)).toHaveCount(0);
  await frame.getByLabel('Offline').uncheck();
  for (const number of [1, 2] as const) await expect(water(number)).toHaveCount(2);
  await frame.getByLabel('Latency').fill('2000');
  await expect(frame.getByText('2,000 ms')).toBeVisible();
  const started = Date.now();
  await add(1).click();
  await expect(water(2)).toHaveCount(3);
  expect(Date.now() - started).toBeGreaterThan(1500);
});

test('a phone shows one window at a time, where the preview was, accessible in both themes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  // Or colors would still be on their way from one theme to the other.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/realtime');
  const preview = await boxOf(page.getByRole('region', { name: 'Live sample' }).locator('[inert]'));
  const frame = await run(page);
  await expect(windowOf(frame, 1).getByText('Weed')).toBeVisible();
  // The line above the windows may be taller than its buttons.
  expect(await layoutShift(page)).toBeLessThan(0.05);
  const first = await boxOf(windowOf(frame, 1));
  await expect(windowOf(frame, 2)).toHaveCount(0);
  const tabs = await boxOf(frame.getByRole('tablist', { name: 'Windows', exact: true }));
  expect(tabs.height).toBeGreaterThanOrEqual(44);
  // The tabs are higher than the title bar of the preview.
  expect(Math.abs(tabs.height + first.height - preview.height)).toBeLessThan(24);
  await windowOf(frame, 1).getByRole('button', { name: 'Add' }).click();
  await expect(frame.getByRole('tab', { name: 'Window 2 changed' })).toBeVisible();
  await expectAccessible(page, frame);
});

test('at 1440 px the code is on the left, the windows on the right', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/realtime');
  const frame = await run(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  const editor = await boxOf(page.getByRole('region', { name: 'Code of this sample' }));
  const app = await boxOf(page.locator('iframe'));
  expect(app.y).toBe(editor.y);
  expect(app.x).toBeGreaterThan(editor.x + editor.width);
  await expect(windowOf(frame, 2).getByText('Weed')).toBeVisible();
  expect((await boxOf(windowOf(frame, 2))).y).toBe((await boxOf(windowOf(frame, 1))).y);
  await expect(contents(page)).toBeHidden();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(contents(page)).toBeVisible();
});

test('lets readers step two mutations into a conflict and out of it, or past each other', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/database/advanced/occ');
  const frame = await run(page);
  /** A phone shows one window at a time. */
  const show = async (number: 1 | 2) => {
    await frame.getByRole('tab', { name: `Window ${number}` }).click();
    return windowOf(frame, number);
  };
  const press = async (number: 1 | 2, name: string) =>
    (await show(number)).getByRole('button', { name }).click();
  const steps = frame.getByRole('region', { name: 'Steps', exact: true });
  const next = (number: 1 | 2) =>
    steps.getByRole('button', { name: new RegExp(`^Next.* in Window ${number}$`) });
  const column = (number: 1 | 2) => steps.locator(`td:nth-child(${number}):not(:empty)`);
  const stepTo = async (number: 1 | 2, ...labels: string[]) => {
    for (const label of labels) {
      await next(number).press('Enter');
      await expect(next(number)).toHaveText(`${label} in Window ${number}`);
    }
  };

  await press(1, 'Transfer 50 to Garden');
  await press(2, 'Charge House 30');
  await expect(next(1)).toHaveText('Next: db.get in Window 1');
  await stepTo(1, 'Next: db.get', 'Next: db.patch', 'Next: db.patch', 'Next: commit');
  await expect(column(1).nth(3)).toHaveText('db.patch{ budget: 90, name: "House" }');
  await expect((await show(2)).getByText('House: 140')).toBeVisible();
  await stepTo(2, 'Next: db.patch', 'Next: commit', 'Next');
  await expect(next(2)).toBeFocused();
  await expect(column(2)).toHaveText([
    'Starts',
    /^db.get.* 140/,
    /^db.patch.* 110/,
    'Commits 1 write',
  ]);
  await expect((await show(1)).getByText('House: 110, Garden: 110')).toBeVisible();
  await stepTo(1, 'Next: db.get');
  const conflict = 'Conflict: budgets:charge has changed lists';
  await expect(steps.getByRole('status')).toHaveText(
    `Window 1: ${conflict} { budget: 110, name: "House" }. Run 2 starts on the new data`,
  );
  await expect(column(1).filter({ hasText: conflict })).toBeVisible();
  const below = await steps
    .getByRole('region', { name: 'Steps so far' })
    .evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  expect(below).toBeLessThan(2);

  await expectAccessible(page, frame);

  await stepTo(1, 'Next: db.get', 'Next: db.patch', 'Next: db.patch', 'Next: commit', 'Next');
  await expect((await show(2)).getByText('House: 60, Garden: 160')).toBeVisible();
  await frame.getByRole('tab', { name: 'Log' }).click();
  await expect(frame.getByText(`[WARN] ${conflict}. The mutation runs again.`)).toBeVisible();

  await press(1, 'Charge House 30');
  await press(2, 'Charge Garden 30');
  await stepTo(1, 'Next: db.patch', 'Next: commit');
  await stepTo(2, 'Next: db.patch', 'Next: commit', 'Next');
  await stepTo(1, 'Next');
  await expect((await show(2)).getByText('House: 30, Garden: 130')).toBeVisible();
  await expect(column(1).last()).toHaveText('Commits 1 write');
  await expect(column(1).filter({ hasText: 'Conflict' })).toHaveCount(0);

  // The navbar can come back over it while the page scrolls up to it.
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run it here' }).last().click();
  await press(1, 'Ada leaves House');
  await press(2, 'Bo leaves House');
  const finish = async (number: 1 | 2) => {
    const button = next(number);
    await expect(button).toHaveText(/^Next: /);
    while ((await button.getAttribute('aria-disabled')) === 'false') {
      const before = await steps.getByRole('row').count();
      await button.press('Enter');
      await expect(steps.getByRole('row')).not.toHaveCount(before);
    }
  };
  await finish(1);
  await finish(2);
  await expect(column(2).last()).toContainText('ConvexError: The last one stays');
  await expect(column(2).filter({ hasText: 'Conflict: members:leave' })).toHaveCount(1);
  await press(2, 'Bo leaves Garden');
  await finish(2);
  await expect(column(2).last()).toHaveText('Commits 1 write');
});

/** What a reader does on each page with a live sample, and what both windows or the log show then. */
const samples: Record<string, (frame: FrameLocator) => Promise<void>> = {
  '/understanding': async (frame) => {
    const rows = (number: 1 | 2) => windowOf(frame, number).getByRole('listitem');
    await expect(rows(2)).toHaveCount(3);
    await windowOf(frame, 1).getByRole('button', { name: 'Done' }).first().click();
    await expect(rows(1)).toHaveCount(2);
    await expect(rows(2)).toHaveCount(2);
  },
  '/tutorial/actions': async (frame) => {
    await windowOf(frame, 1).getByPlaceholder('Write a message…').fill('/wiki Alan Turing');
    await windowOf(frame, 1).getByRole('button', { name: 'Send' }).click();
    await expect(windowOf(frame, 2).getByText('/wiki Alan Turing')).toBeVisible();
    await expect(windowOf(frame, 2).getByText('was an English mathematician')).toBeVisible();
    await frame.getByRole('tab', { name: 'Log' }).click();
    for (const name of ['sendMessage', 'getWikipediaSummary', 'postSummary']) {
      await expect(frame.getByRole('tabpanel', { name: 'Log' })).toContainText(name);
    }
  },
  '/tutorial/scale': async (frame) => {
    const rows = (number: 1 | 2) => windowOf(frame, number).getByRole('listitem');
    await expect(rows(1)).toHaveCount(50);
    await windowOf(frame, 2).getByLabel('User').selectOption('Grace');
    await expect(rows(2).first()).toHaveText('Message 100 by Grace');
    await frame.getByRole('tab', { name: 'Log' }).click();
    const log = frame.getByRole('tabpanel', { name: 'Log' });
    const runs = log.getByRole('listitem').filter({ hasText: 'chat:messagesByUser(' });
    const before = await runs.count();
    await windowOf(frame, 2).getByLabel('Message').fill('Hello');
    await windowOf(frame, 2).getByRole('button', { name: 'Send' }).click();
    await expect(rows(2).first()).toHaveText('Hello');
    await expect(runs.first()).toContainText('50 documents read from messages.by_user');
    await expect(runs).toHaveCount(before + 1);
    await expect(rows(1).first()).toHaveText('Message 100 by Ada');
  },
  '/client/react/optimistic-updates': async (frame) => {
    const value = (number: 1 | 2) => windowOf(frame, number).getByRole('button');
    await expect(value(2)).toHaveText('0');
    await frame.getByRole('tab', { name: 'Network' }).click();
    await frame.getByLabel('Latency').fill('2000');
    await value(1).click();
    await expect(value(1)).toHaveText('1', { timeout: 900 });
    await expect(value(2)).toHaveText('0');
    await expect(value(2)).toHaveText('1');
  },
  '/database/pagination': async (frame) => {
    await expect(windowOf(frame, 1).getByText('Task 50')).toBeVisible();
    await windowOf(frame, 1).getByRole('button', { name: 'More' }).click();
    await expect(windowOf(frame, 1).getByText('Task 11', { exact: true })).toBeAttached();
    await windowOf(frame, 2).getByRole('button', { name: 'Add a task' }).click();
    await expect(windowOf(frame, 1).getByText('A new task')).toHaveCount(1);
    await expect(windowOf(frame, 1).getByText('Task 11', { exact: true })).toBeAttached();
  },
  '/functions/query-functions': async (frame) => {
    const rows = (number: 1 | 2) => windowOf(frame, number).getByRole('listitem');
    await expect(rows(2)).toHaveText(['Weed']);
    await frame.getByRole('tab', { name: 'Log' }).click();
    const log = frame.getByRole('tabpanel', { name: 'Log' });
    const runs = log.getByRole('listitem').filter({ hasText: 'tasks:list(' });
    await expect(runs).toHaveCount(2);
    await windowOf(frame, 1).getByRole('button', { name: 'Add to Home' }).click();
    await expect(log).toContainText('everyList:addTask');
    await windowOf(frame, 1).getByRole('button', { name: 'Add to Garden' }).click();
    await expect(rows(1)).toHaveText(['Water the plants', 'Weed']);
    await expect(rows(2)).toHaveText(['Water the plants', 'Weed']);
    // One run and one result from the cache, both for the task in Garden.
    await expect(runs).toHaveCount(4);
  },
  '/functions/mutation-functions': async (frame) => {
    const rows = (number: 1 | 2) => windowOf(frame, number).getByRole('listitem');
    await expect(rows(2)).toHaveText(['Archive: 498 tasks', 'Garden: 2 tasks']);
    await windowOf(frame, 1).getByRole('textbox').fill('Water');
    await windowOf(frame, 1).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(rows(2)).toHaveText(['Archive: 498 tasks', 'Garden: 3 tasks']);
    await windowOf(frame, 2).getByRole('button', { name: 'Merge Garden into Archive' }).click();
    await expect(windowOf(frame, 2).getByRole('alert')).toHaveText(
      'The lists could not be merged.',
    );
    await frame.getByRole('tab', { name: 'Log' }).click();
    await expect(frame.getByText('Uncaught Error: The list would be too long')).toBeVisible();
    for (const number of [1, 2] as const) {
      await expect(rows(number)).toHaveText(['Archive: 498 tasks', 'Garden: 3 tasks']);
    }
  },
  '/functions/validation': async (frame) => {
    const press = (name: string) =>
      windowOf(frame, 1).getByRole('button', { name, exact: true }).click();
    const alert = windowOf(frame, 1).getByRole('alert');
    await press('A number');
    await expect(alert).toContainText('ArgumentValidationError: Value does not match validator.');
    await press('No text');
    await expect(alert).toContainText('Object is missing the required field `text`.');
    await press('Another field');
    await expect(alert).toContainText('Object contains extra field `urgent`');
    await press('A user’s id');
    await expect(alert).toContainText('from table `users`');
    await expect(windowOf(frame, 2).getByText('Task: Weed')).toBeVisible();
    await press('A text');
    await expect(windowOf(frame, 2).getByText('Task: Water')).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
  '/functions/error-handling': async (frame) => {
    await windowOf(frame, 1).getByRole('button', { name: 'Add “Pack”' }).click();
    await expect(windowOf(frame, 2).getByText('Pack', { exact: true })).toHaveCount(1);
    await windowOf(frame, 2).getByRole('button', { name: 'Delete the list' }).click();
    await windowOf(frame, 1).getByRole('button', { name: 'Add “Pack”' }).click();
    await expect(windowOf(frame, 1).getByRole('alert')).toContainText('could not be saved');
    await frame.getByRole('tab', { name: 'Log' }).click();
    await expect(frame.getByText('Uncaught Error: This list is gone')).toBeVisible();
  },
  '/functions/error-handling/application-errors': async (frame) => {
    await windowOf(frame, 1).getByRole('button', { name: 'Ada drives' }).click();
    await expect(windowOf(frame, 1).getByRole('alert')).toHaveText('Grace already has this role.');
  },
  '/auth/advanced/custom-auth': async (frame) => {
    const [first, second] = [windowOf(frame, 1), windowOf(frame, 2)];
    await first.getByRole('button', { name: 'Sign in as Ada' }).click();
    await expect(first.getByText('Loading:')).toBeVisible();
    await expect(first.getByText('Hello, Ada')).toBeVisible();
    await expect(second.getByText('Signed out.')).toBeVisible();
    await first.getByRole('checkbox').check();
    await expect(first.getByText('Refreshing:')).toBeVisible({ timeout: 20_000 });
    await expect(first.getByText('Hello, Ada')).toBeVisible();
    await first.getByRole('checkbox').uncheck();
    await first.getByRole('button', { name: 'Sign out' }).click();
    await expect(first.getByText('Signed out.')).toBeVisible();
  },
  '/components/authoring': async (frame) => {
    const press = (name: string) =>
      windowOf(frame, 1).getByRole('button', { name, exact: true }).click();
    const rows = windowOf(frame, 2).getByRole('listitem');
    await expect(rows).toHaveText(['home: 0', 'help: 0']);
    await press('Visit home');
    await press('Visit help');
    await press('Visit home');
    await expect(rows).toHaveText(['home: 2', 'help: 1']);
    await expect(frame.getByRole('table', { name: 'counter/counts (2)' })).toContainText('help');
    await press('Visit and fail');
    await expect(windowOf(frame, 1).getByText('The visit was undone.')).toBeVisible();
    await expect(rows).toHaveText(['home: 2', 'help: 1']);
  },
  '/functions/rate-limiting': async (frame) => {
    const press = (name: string) =>
      windowOf(frame, 1)
        .getByRole('button', { name: `Press as ${name}` })
        .click();
    const rows = windowOf(frame, 2).getByRole('listitem');
    for (const count of [1, 2, 3]) {
      await press('Ada');
      await expect(rows).toHaveCount(count);
    }
    await press('Ada');
    await expect(windowOf(frame, 1).getByText('Ada, please wait')).toBeVisible();
    await press('Grace');
    await expect(rows).toHaveText(['Grace', 'Ada', 'Ada', 'Ada']);
  },
  '/agents/streaming': async (frame) => {
    await windowOf(frame, 1).getByRole('button', { name: 'Tell me a story' }).click();
    await expect(windowOf(frame, 2).getByText(/^The shop opens(?!.*looked up)/)).toBeVisible();
    await expect(windowOf(frame, 2).getByText(/^The shop opens .* looked up\.$/)).toBeVisible();
  },
  '/search/text-search': async (frame) => {
    await windowOf(frame, 1).getByRole('searchbox').fill('how do I get a refu');
    await expect(windowOf(frame, 1).getByText('Ask for a refund')).toBeVisible();
  },
  '/scheduling/scheduled-functions': async (frame) => {
    await windowOf(frame, 1).getByRole('button', { name: 'Remind me to weed' }).click();
    await expect(frame.getByRole('table', { name: '_scheduled_functions (1)' })).toContainText(
      'pending',
    );
    await expect(windowOf(frame, 2).getByText('Do not forget: Weed')).toBeVisible();
    await expect(frame.getByRole('table', { name: '_scheduled_functions (1)' })).toContainText(
      'success',
    );
  },
  '/database/reading-data/indexes': async (frame) => {
    await windowOf(frame, 1).getByRole('button', { name: 'With the index' }).click();
    await expect(windowOf(frame, 1).getByText('Garden 81')).toBeVisible();
    await windowOf(frame, 1).getByRole('button', { name: 'With a filter' }).click();
    await frame.getByRole('tab', { name: 'Log' }).click();
    await expect(frame.getByText('5 documents read from tasks.by_list_priority')).toBeVisible();
    await expect(frame.getByText('300 documents read from tasks.by_creation_time')).toBeVisible();
  },
};

test('each state of the tutorial runs, next to the others', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/tutorial');
  const send = async (frame: FrameLocator, text: string) => {
    await windowOf(frame, 1).getByPlaceholder('Write a message…').fill(text);
    await windowOf(frame, 1).getByRole('button', { name: 'Send' }).click();
  };
  const saved = await run(page, 'Live sample');
  await send(saved, 'Is anyone here?');
  await expect(saved.getByRole('table', { name: 'messages (1)' })).toContainText('Is anyone here?');
  for (const number of [1, 2] as const) {
    await expect(windowOf(saved, number).getByText('Not from the database')).toBeVisible();
    await expect(windowOf(saved, number).getByText('Is anyone here?')).toHaveCount(0);
  }

  const shown = await run(page, 'Live sample 2');
  await send(shown, 'Hello, Grace');
  await expect(windowOf(shown, 2).getByText('Hello, Grace')).toBeVisible();
  await expect(windowOf(shown, 1).getByText('Connected as Ada')).toHaveCount(1);
  await expect(windowOf(shown, 2).getByText('Connected as Grace')).toHaveCount(1);
  await expect(saved.getByRole('table', { name: 'messages (1)' })).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
});

for (const [path, take] of Object.entries(samples)) {
  test(`the live sample of ${path} does what the page says`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await open(page, path);
    await take(await run(page));
    expect(faults).toEqual([]);
  });
}
