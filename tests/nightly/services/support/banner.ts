import { expect, type Locator, type Page } from '@playwright/test';
import { expectActive } from '../../../browser/support/site';

/** The consent banner. */
export const bannerOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Cookie consent' });

/** Opens a page and waits until its application runs, which it does by itself. */
export async function openActive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectActive(page);
}

/** Opens a page and presses a button of the banner. */
export async function choose(page: Page, path: string, name: 'Accept' | 'Decline'): Promise<void> {
  await openActive(page, path);
  await bannerOf(page).getByRole('button', { name }).click();
  await expect(bannerOf(page)).toHaveCount(0);
}

/** Names of what services have stored, in cookies and in storage. */
export async function storedOf(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...cookies, ...keys].filter((name) => /^(__)?ph_|^_ga|^kapa_/.test(name));
}
