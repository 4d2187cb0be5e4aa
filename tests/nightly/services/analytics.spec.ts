import type { Page } from '@playwright/test';
import { nextFrames, sidebar } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';
import { bannerOf, choose, openActive } from './support/banner';
import { fakeHosts, type OutsideRequest, requestsTo } from './support/hosts';
import { posthogEvents } from './support/posthogEvents';

const path = '/functions/query-functions';

let requests: OutsideRequest[] = [];

test.beforeEach(async ({ context }) => {
  requests = await fakeHosts(context);
});

async function expectEvents(count: number): Promise<void> {
  await expect
    .poll(() => posthogEvents(requests).length, { timeout: 15_000 })
    .toBeGreaterThanOrEqual(count);
}

/** Names of what services have stored, in cookies and in storage. */
async function storedOf(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...cookies, ...keys].filter((name) => /^(__)?ph_|^_ga|^kapa_/.test(name));
}

/** Calls of `gtag` by their first argument. */
function gtagCalls(page: Page, name: string): Promise<unknown[][]> {
  return page.evaluate((wanted) => {
    const layer = (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer;
    return layer.map((entry) => Array.from(entry)).filter((entry) => entry[0] === wanted);
  }, name);
}

async function followRealtime(page: Page): Promise<void> {
  await sidebar(page).getByRole('link', { name: 'Realtime', exact: true }).click();
  await expect(page).toHaveURL('/realtime');
}

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
}

test("product analytics gets 'view doc load' on load and a $pageview on each change of the path, and before a choice remembers nothing", async ({
  page,
}) => {
  await openActive(page, path);
  await followRealtime(page);
  await page.evaluate(() => window.history.replaceState(null, '', '#a'));
  await expectEvents(3);
  const events = posthogEvents(requests).map(({ event, properties }) => ({
    event,
    pathname: properties.$pathname,
    ...(properties.path !== undefined && { path: properties.path }),
  }));
  expect(events).toEqual([
    { event: 'view doc load', pathname: path, path },
    { event: '$pageview', pathname: path },
    { event: '$pageview', pathname: '/realtime' },
  ]);
  expect(await storedOf(page)).toEqual([]);
  // It asks for no settings and loads no script.
  for (const { method, url } of requestsTo(requests, 'posthog')) {
    expect(method).toBe('POST');
    expect(new URL(url).pathname).toMatch(/^\/(e|i\/v0\/e)\/$/);
  }
  expect(requests.filter(({ host }) => host.endsWith('assets.i.posthog.com'))).toEqual([]);
});

test('on Accept it remembers the reader in local storage and a cookie, until the choice is withdrawn', async ({
  page,
  context,
  baseURL,
}) => {
  await choose(page, path, 'Accept');
  await expect.poll(async () => (await storedOf(page)).length).toBeGreaterThan(1);
  const cookies = await context.cookies();
  expect(cookies.some(({ name }) => name.startsWith('ph_'))).toBe(true);
  await expectEvents(2);
  const id = posthogEvents(requests)[0]?.properties.distinct_id;
  requests.length = 0;
  await openActive(page, '/home');
  await expectEvents(2);
  expect(posthogEvents(requests)[0]?.properties.distinct_id).toBe(id);

  await context.addCookies([
    { name: '_ga_TEST12345', value: 'GS1.1', url: baseURL ?? '' },
    { name: 'kapa_web_id', value: 'reader', url: baseURL ?? '' },
  ]);
  await withdraw(page);
  await expect.poll(() => storedOf(page)).toEqual([]);
  await followRealtime(page);
  // The library sends what it has gathered every few seconds, and would store something then.
  await expect
    .poll(() => posthogEvents(requests).map(({ properties }) => properties.$pathname), {
      timeout: 15_000,
    })
    .toContain('/realtime');
  expect(await storedOf(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['allowsCookies']);
});

test('the tag manager is denied by default, granted on Accept, denied again, and gets page_view on route changes', async ({
  page,
}) => {
  const update = (analytics_storage: string) => ['consent', 'update', { analytics_storage }];
  await openActive(page, path);
  expect(await gtagCalls(page, 'consent')).toEqual([
    ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
  ]);
  expect(await gtagCalls(page, 'config')).toEqual([
    ['config', 'G-TEST12345', { anonymize_ip: true }],
  ]);
  expect(await gtagCalls(page, 'event')).toEqual([]);
  await bannerOf(page).getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(async () => (await gtagCalls(page, 'consent')).at(-1))
    .toEqual(update('granted'));
  await followRealtime(page);
  await expect.poll(() => gtagCalls(page, 'event')).toEqual([['event', 'page_view']]);
  expect(await gtagCalls(page, 'set')).toEqual([['set', 'page_path', '/realtime']]);
  await openActive(page, '/home');
  expect((await gtagCalls(page, 'consent')).slice(1)).toEqual([update('granted')]);
  await withdraw(page);
  await expect
    .poll(async () => (await gtagCalls(page, 'consent')).at(-1))
    .toEqual(update('denied'));
});

test("the dashboard gets 'view doc' on every route update and 'scroll doc' once a page past 300 px, with the client's version", async ({
  page,
}) => {
  const eventsOf = (name: string) =>
    requestsTo(requests, 'dashboard')
      .map(({ request }) => JSON.parse(request.postData() ?? ''))
      .filter(({ event }) => event === name);
  const sent = (event: string, at: string) => ({ event, args: { path: at } });
  await openActive(page, path);
  await page.evaluate(() => scrollTo(0, 300));
  await nextFrames(page);
  expect(eventsOf('scroll doc')).toEqual([]);
  for (const top of [301, 900, 0, 500]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await nextFrames(page);
  }
  await expect.poll(() => eventsOf('scroll doc')).toEqual([sent('scroll doc', path)]);
  await followRealtime(page);
  // The address changes before the page does, which begins at its top.
  await expect
    .poll(() => eventsOf('view doc'))
    .toEqual([sent('view doc', path), sent('view doc', '/realtime')]);
  await page.evaluate(() => scrollTo(0, 400));
  await expect
    .poll(() => eventsOf('scroll doc'))
    .toEqual([sent('scroll doc', path), sent('scroll doc', '/realtime')]);
  for (const { url, method, headers } of requestsTo(requests, 'dashboard')) {
    expect(url).toBe('https://api.convex.dev/api/dashboard/event');
    expect(method).toBe('POST');
    expect(headers['convex-client']).toBe('npm-1.26.2');
    expect(headers['content-type']).toBe('application/json');
  }
});

test('parameter t becomes the cookie cvx-t and leaves the address bar without a reload', async ({
  page,
  context,
}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await openActive(page, `${path}?a=1&t=abc%3B%20d%2F%C3%BC#limits`);
  await expect(page).toHaveURL(`${path}?a=1#limits`);
  const cookie = (await context.cookies()).find(({ name }) => name === 'cvx-t');
  const value = 'abc%3B%20d%2F%C3%BC';
  expect(cookie).toMatchObject({ value, domain: 'localhost', path: '/', secure: false });
  expect(loads).toBe(1);
});
