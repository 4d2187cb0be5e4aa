import type { Page } from '@playwright/test';
import { sidebar } from '../../browser/support/site';
import { expect } from '../../browser/support/test';
import { bannerOf, choose, openActive, storedOf } from './support/banner';
import { requests, requestsTo, test } from './support/hosts';
import { posthogEvents } from './support/posthogEvents';

const path = '/functions/query-functions';

async function expectEvents(count: number): Promise<void> {
  await expect
    .poll(() => posthogEvents().length, { timeout: 15_000 })
    .toBeGreaterThanOrEqual(count);
}

async function followRealtime(page: Page): Promise<void> {
  await sidebar(page).getByRole('link', { name: 'Realtime', exact: true }).click();
  await expect(page).toHaveURL('/realtime');
}

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
}

test('product analytics gets the load and each path, and remembers nothing', async ({ page }) => {
  await openActive(page, path);
  await followRealtime(page);
  await page.evaluate(() => window.history.replaceState(null, '', '#a'));
  await expectEvents(3);
  const events = posthogEvents().map(({ event, properties }) => ({
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
  for (const { method, url } of requestsTo('posthog')) {
    expect(method).toBe('POST');
    expect(new URL(url).pathname).toMatch(/^\/(e|i\/v0\/e)\/$/);
  }
  expect(requests.filter(({ host }) => host.endsWith('assets.i.posthog.com'))).toEqual([]);
});

test('it remembers the reader from Accept to Decline', async ({ page, context, baseURL }) => {
  await choose(page, path, 'Accept');
  await expect.poll(async () => (await storedOf(page)).length).toBeGreaterThan(1);
  const cookies = await context.cookies();
  expect(cookies.some(({ name }) => name.startsWith('ph_'))).toBe(true);
  await expectEvents(2);
  const id = posthogEvents()[0]?.properties.distinct_id;
  requests.length = 0;
  await openActive(page, '/home');
  await expectEvents(2);
  expect(posthogEvents()[0]?.properties.distinct_id).toBe(id);

  await context.addCookies([
    { name: '_ga_TEST12345', value: 'GS1.1', url: baseURL ?? '' },
    { name: 'kapa_web_id', value: 'reader', url: baseURL ?? '' },
  ]);
  await withdraw(page);
  await expect.poll(() => storedOf(page)).toEqual([]);
  await followRealtime(page);
  // The library sends what it has gathered every few seconds, and would store something then.
  await expect
    .poll(() => posthogEvents().map(({ properties }) => properties.$pathname), {
      timeout: 15_000,
    })
    .toContain('/realtime');
  expect(await storedOf(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['allowsCookies']);
});
