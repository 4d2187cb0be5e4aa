import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog's parts. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page): Locator =>
  dialog(page).getByRole('combobox', { name: 'Search' });
export const options = (page: Page): Locator => dialog(page).getByRole('option');
export const results = (page: Page): Locator => options(page).and(page.locator('a'));
export const highlighted = (page: Page): Locator =>
  options(page).and(page.locator('[aria-selected=true]'));

/** Opens the dialog by its shortcut. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Types into the open dialog and waits for the results. */
export async function search(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(dialog(page).getByRole('status')).toHaveText(/result/);
}
