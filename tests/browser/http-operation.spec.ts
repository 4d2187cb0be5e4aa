import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { open, phone } from '../support/site';
import { expect, test } from '../support/test';

const path = '/management-api/create-project';
const panel = (page: Page) => page.getByRole('region', { name: 'Request and response' });
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name, exact: true });
const shown = (page: Page) => panel(page).locator('[role=tabpanel]:visible');
const field = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Request' }).getByLabel(name);

for (const { width, height } of [
  { width: 1200, height: 800 },
  { width: 1440, height: 900 },
]) {
  test.describe(`an HTTP operation at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('has its request, form and response next to the article, and they stay', async ({
      page,
    }) => {
      await open(page, path);
      const article = await page.getByRole('article').boundingBox();
      const before = await panel(page).boundingBox();
      expect(before?.x).toBeGreaterThan((article?.x ?? 0) + (article?.width ?? 0));
      expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(article?.width).toBeGreaterThan(400);
      for (const part of ['Request', 'Example response, status 200']) {
        await expect(panel(page).getByText(part).first()).toBeInViewport();
      }
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 900);
      await expect(panel(page)).toBeInViewport();
      await expect(panel(page).getByRole('button', { name: /^Try it/ })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const theme of ['light', 'dark']) {
        await page.goto(`${path}?docusaurus-theme=${theme}`);
        expect(await violations(page), theme).toEqual([]);
      }
    });
  });
}

test.describe('an HTTP operation on a phone', () => {
  test.use({ viewport: phone });

  test('has its request above the reference, in one column', async ({ page }) => {
    await open(page, path);
    const request = await panel(page).boundingBox();
    const reference = await page.getByRole('heading', { name: 'Authorization' }).boundingBox();
    expect(reference?.y).toBeGreaterThan((request?.y ?? 0) + (request?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});

test('the address of an operation is copied by a button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('https://api.convex.dev/v1/teams/{team_id}/create_project');
});

test('what a reader enters rewrites the samples in each language, without the token', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  await page.getByRole('button', { name: /^Try it/ }).click();
  await field(page, 'Team Token').fill('never-shown-1');
  await field(page, 'team_id').fill('4711');
  await field(page, 'Body').fill('{ "projectName": "Harvest", "deploymentType": "prod" }');
  for (const name of ['curl', 'JavaScript', 'Python']) {
    await tab(page, name).click();
    await expect(shown(page)).toContainText('/teams/4711/create_project');
    await expect(shown(page)).toContainText('Harvest');
    await expect(shown(page)).not.toContainText('never-shown-1');
  }
  await shown(page).getByRole('button', { name: 'Copy code' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('"projectName": "Harvest"');
  // While the body isn't JSON, the samples keep what was.
  await field(page, 'Body').fill('{ "projectName": ');
  await expect(shown(page)).toContainText('Harvest');
});
