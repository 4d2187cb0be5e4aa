import { open, phone } from './support/site';
import { expect, test } from './support/test';

const path = '/production/state/limits';
const choice = 'Show the plan';
const example = '$12.76';

test('the filter leaves the columns of one plan', async ({ page }) => {
  await open(page, path);
  const storage = page.getByRole('row', { name: /^Database storage 0.5 GB/ });
  await expect(storage.getByRole('cell')).toHaveCount(5);
  await page.getByLabel(choice).selectOption('Professional');
  const own = page.getByRole('row', { name: 'Database storage 50 GB, then $0.20 per further GB' });
  await expect(own.getByRole('cell')).toHaveCount(2);
  await expect(page.getByRole('columnheader', { name: 'S256' })).toHaveCount(2);
  await expect(page.getByRole('columnheader', { name: 'S16' })).toHaveCount(0);
  await page.getByLabel(choice).selectOption('All plans');
  await expect(storage.getByRole('cell')).toHaveCount(5);
});

test('a plan is chosen by keyboard', async ({ page }) => {
  await open(page, path);
  await page.getByLabel(choice).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(choice)).toHaveValue('free');
  await expect(page.getByRole('columnheader', { name: 'Enterprise' })).toHaveCount(0);
});

for (const width of [1440, 1024]) {
  test(`the head of a table stays in view, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, path);
    const table = page.getByRole('table').filter({ hasText: 'Log lines of one run' });
    const row = table.getByRole('row').last();
    await row.evaluate((element) => element.scrollIntoView());
    expect((await table.boundingBox())?.y).toBeLessThan(-100);
    await expect(table.getByRole('columnheader', { name: 'At most' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

test('on a phone, tables scroll in their boxes', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, path);
  const box = page.getByRole('group', { name: 'Table' }).first();
  expect(
    await box.evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBeGreaterThan(0);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('without scripts the tables, the choice of a plan and the worked example work', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('row', { name: /^Database storage 0.5 GB/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Sum/ })).toContainText(example);
  await page.getByLabel(choice).selectOption('free');
  await expect(page.getByRole('columnheader', { name: 'Enterprise' })).toHaveCount(0);
  await context.close();
});
