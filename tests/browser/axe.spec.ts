import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { dialog, field, highlighted, openSearch, search } from './support/search';
import { desktop, expectNotFound, heading, holdStart, html, open, phone } from './support/site';
import { expect, test } from './support/test';

/** 14 kinds of page; the nightly crawl looks at every page once. */
const kinds = [
  ['/', '/home', '/quickstarts', '/quickstart/react', '/tutorial'],
  ['/functions/query-functions', '/understanding', '/error', '/production/state/limits'],
  ['/api/modules', '/api/modules/react', '/api/classes/react.ConvexReactClient'],
  ['/management-api/delete-project', '/no/such/page'],
];

// Colors that change slowly would be read half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks the page in both themes, which differ in their colors only. */
async function expectNone(page: Page, state: string): Promise<void> {
  const setTheme = (name: string) =>
    html(page).evaluate((root, theme) => root.setAttribute('data-theme', theme), name);
  await setTheme('light');
  expect.soft(await axeViolations(page), `${state}, light`).toEqual([]);
  await setTheme('dark');
  const ofColors = { rules: ['color-contrast', 'link-in-text-block'] };
  expect.soft(await axeViolations(page, ofColors), `${state}, dark`).toEqual([]);
}

for (const paths of kinds) {
  test(`no violation, with folded content: ${paths.join(', ')}`, async ({ page }) => {
    await holdStart(page);
    for (const [index, path] of paths.entries()) {
      await page.setViewportSize(index % 2 === 0 ? desktop : phone);
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      if (path === '/no/such/page') await expectNotFound(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel]')) {
          panel.hidden = false;
        }
      });
      await expectNone(page, path);
    }
  });
}

for (const viewport of [desktop, phone]) {
  test(`no violation in the search dialog at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/functions');
    await openSearch(page);
    await expectNone(page, 'empty');
    await dialog(page).getByRole('button', { name: 'Recent and common pages' }).click();
    await expectNone(page, 'common pages');
    await page.route('**/search-index/**', (route) => route.abort());
    await field(page).fill('vector');
    await expect(dialog(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectNone(page, 'failed');
    await page.unrouteAll();
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await search(page, 'index');
    await expect(highlighted(page)).toHaveCount(1);
    await expectNone(page, 'results');
  });
}

test('no violation in the Ask AI panel, in each of its states', async ({ page }) => {
  const panel = page.getByRole('dialog', { name: 'Ask AI' });
  const ask = async (question: string) => {
    await panel.getByRole('textbox').fill(question);
    await page.keyboard.press('Enter');
  };
  await open(page, '/functions');
  await page.getByRole('button', { name: 'Ask AI' }).click();
  await expect(panel).toBeVisible();
  await expectNone(page, 'empty');
  await ask('How do I add an index?');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expectNone(page, 'sections');
  await ask('How do I bake sourdough bread?');
  await expect(panel.getByText('Nothing in these docs fits this question.')).toBeVisible();
  await page.setViewportSize(phone);
  await expectNone(page, 'no answer, on a phone');
});

test('no violation in the menus: of a phone, its main menu, and of a page', async ({ page }) => {
  await open(page, '/functions');
  await page.getByRole('button', { name: 'Open in assistant' }).click();
  await page.locator('#page-menu').getByText('Connect by MCP').click();
  await expectNone(page, 'menu of the page');
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNone(page, 'menu');
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expectNone(page, 'main menu');
});
