import type { Page } from '@playwright/test';
import { layoutShift } from '../../browser/support/layoutShift';
import { expectActive, holdStart, html, navbar, open, start } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

/** As Docusaurus labels the second locale. */
const french = new Intl.DisplayNames('fr', { type: 'language' }).of('fr')?.replace(/^f/, 'F') ?? '';

const announcement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

/** Follows an item of a dropdown of the navbar. */
async function choose(page: Page, dropdown: string, item: string): Promise<void> {
  await navbar(page).locator('summary', { hasText: dropdown }).click();
  await navbar(page).getByRole('link', { name: item }).click();
}

test('the locale switcher leads to the same path in other locales', async ({ page }) => {
  await holdStart(page);
  await page.goto('/guide/one?from=mail#a-heading');
  await choose(page, 'English', french);
  await expect(page).toHaveURL('/fr/guide/one?from=mail#a-heading');
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await start(page);
  await choose(page, french, 'English');
  await expect(page).toHaveURL('/guide/one?from=mail#a-heading');
});

test('the docs-version dropdown leads to the page in another version', async ({ page }) => {
  await open(page, '/guide/one');
  await choose(page, 'Next', '1.0');
  await expect(page).toHaveURL('/1.0/guide/one');
  await expect(page.getByText('The first page as it was.')).toBeVisible();
});

test('the announcement bar closes before the start, and stays closed', async ({ page }) => {
  await holdStart(page);
  await page.goto('/home');
  await expect(announcement(page)).toHaveText('News for readers');
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  await expectActive(page);
  await expect(announcement(page)).toHaveCount(0);
  await page.reload();
  await expect(html(page)).not.toHaveAttribute('data-app');
  await expect(announcement(page)).toBeHidden();
  await start(page);
  await expect(announcement(page)).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
});

test('a page that crashes outside of the layout shows the error text', async ({ page }) => {
  await open(page, '/bare');
  await page.getByRole('button', { name: 'Break the page' }).click();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('heading', { name: 'This page crashed', exact: true })).toBeVisible();
  await expect(page.getByText('The bare fixture broke.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Break the page' })).toBeVisible();
});

test('hydration recoverable errors are logged to the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await open(page, '/mismatch');
  await expect(page.getByText('browser')).toBeVisible();
  expect(errors.join('\n')).toContain('Docusaurus React Root onRecoverableError:');
});
