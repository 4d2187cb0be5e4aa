import type { Locator, Page } from '@playwright/test';
import { phone } from '../../browser/support/site';
import { expect } from '../../browser/support/test';
import { bannerOf, openActive } from './support/banner';
import { test } from './support/hosts';
import { posthogEvents } from './support/posthogEvents';

const path = '/functions/query-functions';

const feedback = () =>
  posthogEvents()
    .filter(({ event }) => event === 'page feedback')
    .map(({ properties: { path, isHelpful } }) => ({ path, isHelpful }));

const question = (page: Page): Locator =>
  page.getByRole('group', { name: 'Was this page helpful?' });
const issueLink = (page: Page): Locator =>
  page.getByRole('link', { name: 'Report a problem with this page' });

/** Top of what follows the feedback, in the document. */
const topOfDate = (page: Page) =>
  page
    .getByText('Last updated on')
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);

test('a reader who accepts is asked, and the answer is sent', async ({ page }) => {
  await page.setViewportSize(phone);
  await openActive(page, path);
  await expect(bannerOf(page)).toBeVisible();
  await expect(issueLink(page)).toHaveCount(1);
  await expect(question(page)).toHaveCount(0);
  const top = await topOfDate(page);

  await bannerOf(page).getByRole('button', { name: 'Accept' }).click();
  await expect(question(page)).toBeVisible();
  await expect(issueLink(page)).toHaveCount(0);
  expect(await topOfDate(page)).toBe(top);
  const yes = question(page).getByRole('button', { name: 'Yes' });
  expect((await yes.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await yes.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thanks for your feedback.')).toBeFocused();
  expect(await topOfDate(page)).toBe(top);
  await expect.poll(feedback, { timeout: 15_000 }).toEqual([{ path, isHelpful: false }]);
});
