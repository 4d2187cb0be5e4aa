import { boxOf, open, overflow, phone } from './support/site';
import { expect, test } from './support/test';

const path = '/production/state/limits';
const choice = 'Show the plan';

test('heads of long tables stay in view, and on a phone tables scroll', async ({ page }) => {
  await open(page, path);
  const table = page.getByRole('table').filter({ hasText: 'Log lines of one run' });
  await table
    .getByRole('row')
    .last()
    .evaluate((element) => element.scrollIntoView());
  expect((await boxOf(table)).y).toBeLessThan(-100);
  await expect(table.getByRole('columnheader', { name: 'At most' })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize(phone);
  expect(await overflow(page)).toBe(0);
  const box = page
    .getByRole('group', { name: 'Table' })
    .filter({ has: page.locator('thead :nth-child(3)') })
    .first();
  const first = box.locator('tbody td').first();
  const before = (await boxOf(first)).x;
  await box.evaluate((element) => element.scrollTo(120, 0));
  expect(await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
  expect((await boxOf(first)).x).toBe(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter leaves the columns of one plan, also by keyboard', async ({ page }) => {
    await page.goto(path);
    const storage = page.getByRole('row', { name: /^Database storage 0.5 GB/ });
    await expect(storage.getByRole('cell')).toHaveCount(5);
    await page.getByLabel(choice).selectOption('Professional');
    const own = page.getByRole('row', {
      name: 'Database storage 50 GB, then $0.20 per further GB',
    });
    await expect(own.getByRole('cell')).toHaveCount(2);
    await expect(page.getByRole('columnheader', { name: 'S16' })).toHaveCount(0);
    await page.getByLabel(choice).selectOption('All plans');
    await expect(storage.getByRole('cell')).toHaveCount(5);
    await page.getByLabel(choice).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel(choice)).toHaveValue('free');
    await expect(page.getByRole('columnheader', { name: 'Enterprise' })).toHaveCount(0);
  });
});
