import type { BrowserContext, Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { type ConvexServer, startConvexServer, tokens } from './support/convexServer';
import { networkIdle } from './support/networkIdle';
import { expectActive, heading, open, watchScripts } from './support/site';
import { expect, test } from './support/test';

let server: ConvexServer;

test.beforeAll(async () => {
  server = await startConvexServer();
});
test.afterAll(() => server.stop());
test.beforeEach(() => {
  server.sent.length = 0;
});

const field = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Request' }).getByLabel(name);
const send = (page: Page) => page.getByRole('button', { name: 'Send request' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();

/** The Management API has one host: what goes there goes to the server of the tests. */
async function bringHome(context: BrowserContext): Promise<void> {
  await context.route('https://api.convex.dev/**', async (route) => {
    const url = route.request().url().replace('https://api.convex.dev', server.origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

/** Also before the application runs: the press is kept, and done again. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Try it/ }).click();
  await expectActive(page);
  await expect(page.getByRole('form', { name: 'Request' })).toBeVisible();
}

async function call(page: Page, path: string, args: object = {}): Promise<void> {
  await field(page, 'Body').fill(JSON.stringify({ path, args }));
  await send(page).click();
}

test('the form loads when it is opened, reports errors, sends, and shows the response', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await open(page, '/public-deployment-api/query-post');
  await networkIdle(page);
  const before = scripts.length;
  expect(before).toBeGreaterThan(2);

  await openForm(page);
  await expect(field(page, 'Deployment URL')).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  expect.soft(await axeViolations(page), 'open').toEqual([]);

  await send(page).click();
  await expect(field(page, 'Deployment URL')).toBeFocused();
  await expect(field(page, 'Deployment URL')).toHaveAccessibleDescription(/Give the address/);
  expect.soft(await axeViolations(page), 'with a problem').toEqual([]);
  expect(server.sent).toEqual([]);

  await field(page, 'Deployment URL').fill(server.origin);
  await call(page, 'tasks:list', { done: false });
  await said(page, /^Response 200 after [\d.]+ m?s$/);
  await expect(result(page)).toContainText('"Book the band"');
  expect(server.sent).toMatchObject([{ method: 'POST', url: '/api/query', authorization: '' }]);
  expect.soft(await axeViolations(page), 'with a response').toEqual([]);

  await call(page, 'tasks:nothing');
  await expect(result(page)).toContainText('The function failed: HTTP says 200');

  await call(page, 'nothing');
  await said(page, 'Response 400');
  await expect(result(page)).toContainText('The request is invalid, and no function ran');

  await field(page, 'Authorization').selectOption({ label: 'Deploy Key' });
  await field(page, 'Deploy Key').fill('dev:other|key');
  await send(page).click();
  await said(page, 'Response 401');
});

test('a request that fails is explained, with the same request for a terminal', async ({
  page,
}) => {
  await page.goto('/public-deployment-api/mutation-post');
  await openForm(page);
  await field(page, 'Deployment URL').fill(server.origin);

  await call(page, 'faults:silent');
  await said(page, 'Sending');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await said(page, 'Cancelled');
  await expect(send(page)).toBeFocused();
  for (const [fault, title] of [
    ['faults:unreadable', 'The browser cannot read the response'],
    ['faults:closed', 'The browser cannot read the response'],
    ['faults:moved', 'The server redirects to another address'],
    ['faults:broken', 'The connection broke'],
  ] as const) {
    await call(page, fault);
    await said(page, title);
    await expect(result(page)).toContainText(title);
    await expect(result(page).getByText('curl http')).toContainText(fault);
  }
  expect(server.sent.filter(({ url }) => url === '/elsewhere')).toEqual([]);
  expect.soft(await axeViolations(page), 'failed').toEqual([]);

  await page.context().setOffline(true);
  await send(page).click();
  await said(page, 'No connection');
});

test('the token is sent to its server and nowhere else', async ({ page, context, baseURL }) => {
  await bringHome(context);
  const traces: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => traces.push(message.text()));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const carried = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`;
    if (origin !== 'https://api.convex.dev') traces.push(carried);
    else traces.push(`${request.url()} ${request.postData()}`);
    const isHome = [baseURL, 'https://api.convex.dev'].includes(origin);
    if (!isHome && /^https?:$/.test(protocol)) foreign.push(request.url());
  });
  await page.goto('/management-api/create-project');
  await openForm(page);
  await field(page, 'Team Token').fill(tokens.team);
  await send(page).click();
  await said(page, 'Response 200');
  expect(server.sent).toMatchObject([
    { url: '/v1/teams/42/create_project', authorization: `Bearer ${tokens.team}` },
  ]);

  const left = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      document.documentElement.outerHTML,
      document.cookie,
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      databases,
      await caches.keys(),
    ]);
  });
  expect(left).toContain('$CONVEX_TEAM_TOKEN');
  expect([left, ...traces].filter((text) => text.includes(tokens.team))).toEqual([]);
  expect(foreign).toEqual([]);

  // Kept for the next operation, and for no longer than the tab keeps its page.
  await page.locator('article').getByRole('link', { name: 'List projects' }).first().click();
  await expect(page).toHaveURL('/management-api/list-projects');
  // The address may change a moment before the page.
  await expect(heading(page)).toHaveText('List projects');
  await openForm(page);
  await expect(field(page, 'Team Token')).toHaveValue(tokens.team);
  await send(page).click();
  await expect(result(page)).toContainText('"Party planner"');
  await page.reload();
  await openForm(page);
  await expect(field(page, 'Team Token')).toHaveValue('');
});
