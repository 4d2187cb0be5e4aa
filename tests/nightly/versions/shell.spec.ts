import type { Page } from '@playwright/test';
import { layoutShift } from '../../browser/support/layoutShift';
import { expectActive, holdStart, open, phone, start } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

/** As Docusaurus labels the second locale. */
const french = new Intl.DisplayNames('fr', { type: 'language' }).of('fr')?.replace(/^f/, 'F') ?? '';

const bar = (page: Page) => page.getByRole('banner');
const announcement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const closeAnnouncement = (page: Page) =>
  page.getByRole('button', { name: 'Close the announcement' });

/** A stored value by the beginning of its key: Docusaurus puts the site's namespace after it. */
function stored(page: Page, key: string): Promise<string | undefined> {
  return page.evaluate(
    (prefix) => Object.entries(localStorage).find(([name]) => name.startsWith(prefix))?.[1],
    key,
  );
}

function openDropdown(page: Page, label: string): Promise<void> {
  return bar(page).locator('summary', { hasText: label }).click();
}

test.describe('the locale switcher', () => {
  test('leads to the same path in other locales, keeping query and hash', async ({ page }) => {
    await open(page, '/guide/one?from=mail#a-heading');
    await openDropdown(page, 'English');
    await bar(page).getByRole('link', { name: french }).click();
    await expect(page).toHaveURL('/fr/guide/one?from=mail#a-heading');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await start(page);
    await openDropdown(page, french);
    await bar(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/guide/one?from=mail#a-heading');
  });
});

test.describe('the docs-version dropdown', () => {
  test('leads to the equivalent doc in another version or its main doc, and saves the preference', async ({
    page,
  }) => {
    await open(page, '/guide/one');
    await openDropdown(page, 'Next');
    await bar(page).getByRole('link', { name: '1.0' }).click();
    await expect(page).toHaveURL('/1.0/guide/one');
    await expect(page.getByText('The first page as it was.')).toBeVisible();
    expect(await stored(page, 'docs-preferred-version-default')).toBe('1.0');
    await expect(bar(page).locator('summary', { hasText: '1.0' })).toBeVisible();
    await open(page, '/guide/two');
    await openDropdown(page, 'Next');
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('link', { name: '1.0' })).toBeHidden();
    await page.keyboard.press('Enter');
    await bar(page).getByRole('link', { name: '1.0' }).click();
    await expect(page).toHaveURL('/1.0/home');
  });
});

test.describe('the dropdown in the menu of a phone', () => {
  test.use({ viewport: phone });

  test('is collapsed, and expands automatically when one of its items is active', async ({
    page,
  }) => {
    const community = page.getByRole('dialog').locator('details', { hasText: 'Community' });
    for (const [path, isOpen] of [
      ['/guide/one', false],
      ['/guide/two', true],
    ] as const) {
      await open(page, path);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      expect(await community.evaluate((element: HTMLDetailsElement) => element.open)).toBe(isOpen);
    }
  });
});

test.describe('the announcement bar', () => {
  test('has the configured content and colors', async ({ page }) => {
    await page.goto('/home');
    await expect(announcement(page)).toHaveText('News for readers');
    await expect(announcement(page)).toHaveCSS('background-color', 'rgb(18, 52, 86)');
    await expect(announcement(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
    await announcement(page).getByRole('link', { name: 'readers' }).click();
    await expect(page).toHaveURL('/guide/one');
  });

  test('that was closed stays hidden, even before the application starts', async ({ page }) => {
    await holdStart(page);
    await page.goto('/home');
    await closeAnnouncement(page).click();
    await expectActive(page);
    await expect(announcement(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-app');
    await expect(announcement(page)).toBeHidden();
    await start(page);
    await expect(announcement(page)).toHaveCount(0);
  });

  test('reappears when its id changes, without a layout shift', async ({ page }) => {
    await open(page, '/home');
    await closeAnnouncement(page).click();
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((one) => one.includes('announcement.id'));
      if (key) localStorage.setItem(key, 'an earlier one');
    });
    await open(page, '/home');
    await expect(announcement(page)).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });
});

test.describe('a page that crashes', () => {
  test("shows 'This page crashed.' with the error text and a try-again button", async ({
    page,
  }) => {
    await open(page, '/crash');
    await page.getByRole('button', { name: 'Break the page' }).click();
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    await expect(page.getByText('The fixture broke.')).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Still whole' })).toBeVisible();
  });

  test("outside of the layout is titled 'Page Error', with 'This page crashed' and 'Try again'", async ({
    page,
  }) => {
    await open(page, '/bare');
    await page.getByRole('button', { name: 'Break the page' }).click();
    await expect(page).toHaveTitle('Page Error');
    await expect(
      page.getByRole('heading', { name: 'This page crashed', exact: true }),
    ).toBeVisible();
    await expect(page.getByText('The bare fixture broke.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Break the page' })).toBeVisible();
  });
});

test('hydration recoverable errors are logged to the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await open(page, '/mismatch');
  await expect(page.getByText('browser')).toBeVisible();
  expect(errors.join('\n')).toContain('Docusaurus React Root onRecoverableError:');
});

test.describe('an unlisted page', () => {
  test('is only in its own sidebar, in no sitemap, and asks not to be indexed', async ({
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
});
