import type { Page } from '@playwright/test';
import { layoutShift } from '../../browser/support/layoutShift';
import { expectActive, holdStart, html, navbar, open, start } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

/** As Docusaurus labels the second locale. */
const french = new Intl.DisplayNames('fr', { type: 'language' }).of('fr')?.replace(/^f/, 'F') ?? '';

const announcement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

/** A stored value by the beginning of its key: Docusaurus puts the site's namespace after it. */
const stored = (page: Page, key: string) =>
  page.evaluate(
    (prefix) => Object.entries(localStorage).find(([name]) => name.startsWith(prefix))?.[1],
    key,
  );

/** Follows an item of a dropdown of the navbar. */
async function choose(page: Page, dropdown: string, item: string): Promise<void> {
  await navbar(page).locator('summary', { hasText: dropdown }).click();
  await navbar(page).getByRole('link', { name: item }).click();
}

test('the locale switcher leads to the same path in other locales, keeping query and hash, without the application too', async ({
  page,
}) => {
  await holdStart(page);
  await page.goto('/guide/one?from=mail#a-heading');
  await choose(page, 'English', french);
  await expect(page).toHaveURL('/fr/guide/one?from=mail#a-heading');
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await start(page);
  await choose(page, french, 'English');
  await expect(page).toHaveURL('/guide/one?from=mail#a-heading');
});

test('the docs-version dropdown leads to the equivalent doc in another version or its main doc, and saves the preference', async ({
  page,
}) => {
  await open(page, '/guide/one');
  await choose(page, 'Next', '1.0');
  await expect(page).toHaveURL('/1.0/guide/one');
  await expect(page.getByText('The first page as it was.')).toBeVisible();
  expect(await stored(page, 'docs-preferred-version-default')).toBe('1.0');
  await expect(navbar(page).locator('summary', { hasText: '1.0' })).toBeVisible();
  await open(page, '/guide/two');
  await choose(page, 'Next', '1.0');
  await expect(page).toHaveURL('/1.0/home');
});

test('the announcement bar has its colors, stays closed, and reappears with another id, without a layout shift', async ({
  page,
}) => {
  await holdStart(page);
  await page.goto('/home');
  await expect(announcement(page)).toHaveText('News for readers');
  await expect(announcement(page)).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await expect(announcement(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  // Before the start, too.
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  await expectActive(page);
  await expect(announcement(page)).toHaveCount(0);
  await page.reload();
  await expect(html(page)).not.toHaveAttribute('data-app');
  await expect(announcement(page)).toBeHidden();
  await start(page);
  await expect(announcement(page)).toHaveCount(0);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.includes('announcement.id'));
    if (key) localStorage.setItem(key, 'an earlier one');
  });
  await open(page, '/home');
  await expect(announcement(page)).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test("a page that crashes shows 'This page crashed.', the error text and a try-again button", async ({
  page,
}) => {
  await open(page, '/crash');
  await page.getByRole('button', { name: 'Break the page' }).click();
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  await expect(page.getByText('The fixture broke.')).toBeVisible();
  await expect(navbar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Still whole' })).toBeVisible();

  // Outside of the layout.
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

test('an unlisted page is only in its own sidebar, in no sitemap, and asks not to be indexed', async ({
  page,
  request,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await open(page, '/guide/one');
  await expect(sidebar.getByRole('link', { name: 'Two' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Draft' })).toHaveCount(0);
  await open(page, '/guide/draft');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(sidebar.getByRole('link', { name: 'Draft' })).toBeVisible();
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('draft');
});
