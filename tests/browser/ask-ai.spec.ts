import type { Locator, Page } from '@playwright/test';
import { boxOf, navbar, open, phone, sidebar, watchScripts } from './support/site';
import { expect, test } from './support/test';

const path = '/functions/query-functions';

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Ask AI' });
const askButton = (page: Page) => navbar(page).getByRole('button', { name: 'Ask AI' });

async function ask(page: Page, question: string): Promise<Locator> {
  const panel = panelOf(page);
  await askButton(page).click();
  await expect(panel.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  return panel;
}

test('the button works on every page, before the start too', async ({ page }) => {
  for (const place of ['/', '/no/such/page', path]) {
    await page.goto(place);
    await askButton(page).click();
    await expect(panelOf(page)).toBeVisible();
  }
  await open(page, path);
  const scripts = watchScripts(page);
  await askButton(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('a question is answered by sections, next to a page that stays usable', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  const panel = await ask(page, 'How do I add an index?');
  const sections = panel.getByRole('listitem');
  await expect(sections.first()).toBeVisible();
  await expect(sections.first()).toContainText(/index/i);
  await expect(panel.getByText('Quoted from these docs, not generated')).toBeVisible();
  const hrefs = await sections.evaluateAll((items) =>
    items.map((item) => item.querySelector('a')?.getAttribute('href')),
  );
  expect(hrefs.length).toBeGreaterThan(1);
  for (const href of hrefs) expect(href).toMatch(/^\//);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(askButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sections.first()).toBeVisible();
  const title = await boxOf(page.locator('#main h1'));
  expect(title.x + title.width).toBeLessThanOrEqual((await boxOf(panel)).x);
  await sidebar(page).getByRole('link', { name: 'Realtime', exact: true }).click();
  await expect(page).toHaveURL('/realtime');
  await sections.first().getByRole('link').first().click();
  await expect(page).toHaveURL(hrefs[0] ?? '');
  await expect(panel).toBeVisible();
});

test('a question without an answer says so, a failed search is repeated', async ({ page }) => {
  await open(page, path);
  await page.route('**/search-index/**', (route) => route.abort());
  const panel = await ask(page, 'index');
  await expect(panel.getByText('The docs could not be searched.')).toBeVisible();
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await panel.getByRole('textbox').fill('How do I bake sourdough bread?');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Nothing in these docs fits this question.')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Ask the community on Discord' })).toHaveAttribute(
    'href',
    'https://convex.dev/community',
  );
  await panel.getByRole('button', { name: 'Search with other words' }).click();
  await expect(panel).toBeHidden();
  const query = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(query).toHaveValue('How do I bake sourdough bread?');
});

test('on a phone it takes the whole screen, and a section shows its page', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, path);
  const panel = await ask(page, 'index');
  expect(await boxOf(panel)).toEqual({ x: 0, y: 0, ...phone });
  expect(await panel.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Control+k');
  const query = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(query).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(query).toBeHidden();
  await expect(panel).toBeVisible();
  await panel.getByRole('listitem').getByRole('link').first().click();
  await expect(panel).toBeHidden();
});
