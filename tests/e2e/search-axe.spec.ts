import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { dialog, field, highlighted, openSearch, search } from './support/search';
import { desktop, open, phone } from './support/site';
import { expect, test } from './support/test';

const sizes = { desktop, phone };

/** Every state of the dialog, from the open and empty one. */
const states: Record<string, (page: Page) => Promise<void>> = {
  empty: async () => {},
  'recent searches': async (page) => {
    await search(page, 'pagination');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await openSearch(page);
    await dialog(page).getByRole('button', { name: 'Recent and common pages' }).click();
    await expect(dialog(page).getByRole('link')).not.toHaveCount(0);
  },
  loading: async (page) => {
    await page.route('**/search-index/**/terms-*', () => {});
    await field(page).fill('index');
    await expect(dialog(page).locator('[class*=skeleton] span').first()).toBeVisible();
  },
  results: async (page) => {
    await search(page, 'index');
    await expect(highlighted(page)).toHaveCount(1);
  },
  'a section chosen': async (page) => {
    await search(page, 'index');
    await dialog(page).getByRole('radio').nth(1).locator('..').click();
  },
  'no results': async (page) => {
    await field(page).fill('zzqqxxy');
    await expect(dialog(page).getByText('Closest sections')).toBeVisible();
  },
  failed: async (page) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await field(page).fill('vector');
    await expect(dialog(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`the search dialog, ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const [state, reach] of Object.entries(states)) {
      test(`has no violation in light or dark: ${state}`, async ({ page }) => {
        await open(page, '/functions');
        await openSearch(page);
        await reach(page);
        for (const theme of ['light', 'dark']) {
          await page.locator('html').evaluate((html, name) => {
            html.setAttribute('data-theme', name);
          }, theme);
          expect(await violations(page), theme).toEqual([]);
        }
      });
    }
  });
}
