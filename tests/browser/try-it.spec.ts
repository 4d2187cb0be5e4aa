import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { networkIdle } from './support/networkIdle';
import { expectActive, heading, open, watchScripts } from './support/site';
import { expect, test } from './support/test';

const field = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Request' }).getByLabel(name);
const send = (page: Page) => page.getByRole('button', { name: 'Send request' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();

/** Also before the application runs: the press is kept, and done again. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Try it/ }).click();
  await expectActive(page);
  await expect(page.getByRole('form', { name: 'Request' })).toBeVisible();
}

test('the form loads at its opening, sends, and shows the response', async ({ page, context }) => {
  const origin = 'https://happy-otter-123.convex.cloud';
  const sent: string[] = [];
  await context.route(`${origin}/**`, (route, request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData()}`);
    return route.fulfill({ json: { status: 'success', value: [{ text: 'Book the band' }] } });
  });
  const scripts = watchScripts(page);
  await open(page, '/public-deployment-api/query-post');
  await networkIdle(page);
  const before = scripts.length;
  expect(before).toBeGreaterThan(2);

  await openForm(page);
  await expect(field(page, 'Deployment URL')).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  await send(page).click();
  await expect(field(page, 'Deployment URL')).toBeFocused();
  await expect(field(page, 'Deployment URL')).toHaveAccessibleDescription(/Give the address/);
  expect.soft(await axeViolations(page), 'with a problem').toEqual([]);
  expect(sent).toEqual([]);

  await field(page, 'Deployment URL').fill(origin);
  await field(page, 'Body').fill('{"path":"tasks:list","args":{}}');
  await page.keyboard.press('Control+Enter');
  await said(page, /^Response 200 after [\d.]+ m?s$/);
  await expect(result(page)).toContainText('"Book the band"');
  expect(sent).toEqual([`POST ${origin}/api/query {"path":"tasks:list","args":{}}`]);
  expect.soft(await axeViolations(page), 'with a response').toEqual([]);

  await context.unroute(`${origin}/**`);
  await context.setOffline(true);
  await send(page).click();
  await said(page, 'No connection');
  await expect(result(page).getByText('curl http')).toContainText('tasks:list');
  expect.soft(await axeViolations(page), 'failed').toEqual([]);
});

test('the token is sent to its server and nowhere else', async ({ page, context, baseURL }) => {
  const token = 'team-token-5f2c9a';
  const server = 'https://api.convex.dev';
  const authorized: string[] = [];
  await context.route(`${server}/**`, (route, request) => {
    const { authorization } = request.headers();
    if (authorization === `Bearer ${token}`) authorized.push(new URL(request.url()).pathname);
    return route.fulfill({ json: {} });
  });
  const traces: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => traces.push(message.text()));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const headers = origin === server ? '' : JSON.stringify(request.headers());
    traces.push(`${request.url()} ${headers} ${request.postData()}`);
    const isHome = [baseURL, server].includes(origin);
    if (!isHome && /^https?:$/.test(protocol)) foreign.push(request.url());
  });
  await page.goto('/management-api/create-project');
  await openForm(page);
  await field(page, 'Team Token').fill(token);
  await send(page).click();
  await said(page, 'Response 200');
  expect(authorized).toEqual(['/v1/teams/42/create_project']);

  const left = await page.evaluate(async () =>
    JSON.stringify([
      document.documentElement.outerHTML,
      document.cookie,
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
  expect(left).toContain('$CONVEX_TEAM_TOKEN');
  expect([left, ...traces].filter((text) => text.includes(token))).toEqual([]);
  expect(foreign).toEqual([]);

  // Kept for the next operation, and for no longer than the tab keeps its page.
  await page.locator('article').getByRole('link', { name: 'List projects' }).first().click();
  await expect(page).toHaveURL('/management-api/list-projects');
  // The address may change a moment before the page.
  await expect(heading(page)).toHaveText('List projects');
  await openForm(page);
  await expect(field(page, 'Team Token')).toHaveValue(token);
  await page.reload();
  await openForm(page);
  await expect(field(page, 'Team Token')).toHaveValue('');
});
