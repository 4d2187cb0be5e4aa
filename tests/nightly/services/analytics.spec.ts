import type { Page } from '@playwright/test';
import { networkIdle } from '../e2e/support/networkIdle';
import { nextFrames } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { bannerOf, choose, openActive } from './services/banner';
import { fakeHosts, type OutsideRequest, requestsTo } from './services/hosts';
import { posthogEvents } from './services/posthogEvents';

const path = '/functions/query-functions';

let requests: OutsideRequest[] = [];

test.beforeEach(async ({ context }) => {
  requests = await fakeHosts(context);
});

const namesOf = () => posthogEvents(requests).map(({ event }) => event);

async function expectEvents(count: number): Promise<void> {
  await expect.poll(() => namesOf().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count);
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

async function follow(page: Page, name: string, url: string): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(url);
}

test.describe('product analytics', () => {
  test("sends 'view doc load' with the path on load and a $pageview on each change of the path", async ({
    page,
  }) => {
    await openActive(page, path);
    await follow(page, 'Realtime', '/realtime');
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
  });

  test('nothing is lost between load and start: events have their own address and title', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // The library starts at idle, which is now when the test says so.
      const waiting: (() => void)[] = [];
      const original = window.requestIdleCallback;
      Object.assign(window, {
        requestIdleCallback: (act: () => void, options: { timeout: number }) =>
          options?.timeout === 5000 ? waiting.push(act) : original(act, options),
        becomeIdle: () => {
          for (const act of waiting) act();
        },
      });
    });
    await openActive(page, path);
    await follow(page, 'Realtime', '/realtime');
    expect(requestsTo(requests, 'posthog')).toEqual([]);
    await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
    await expectEvents(3);
    const views = posthogEvents(requests).filter(({ event }) => event === '$pageview');
    expect(views.map(({ properties }) => properties.$pathname)).toEqual([path, '/realtime']);
    expect(String(views[0]?.properties.title)).toMatch(/^Queries/);
    expect(String(views[1]?.properties.title)).toMatch(/^Realtime/);
  });

  test('before a choice it remembers nothing, asks for no settings and loads no script', async ({
    page,
  }) => {
    await openActive(page, path);
    await expectEvents(2);
    expect(await storedOf(page)).toEqual([]);
    for (const { method, url } of requestsTo(requests, 'posthog')) {
      expect(method).toBe('POST');
      expect(new URL(url).pathname).toMatch(/^\/(e|i\/v0\/e)\/$/);
    }
    expect(requests.filter(({ host }) => host.endsWith('assets.i.posthog.com'))).toEqual([]);
  });

  test('on Accept it remembers the reader, in local storage and a cookie, across pages', async ({
    page,
  }) => {
    await openActive(page, path);
    await expectEvents(2);
    await bannerOf(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(async () => (await storedOf(page)).length).toBeGreaterThan(1);
    const cookies = await page.context().cookies();
    expect(cookies.some(({ name }) => name.startsWith('ph_'))).toBe(true);
    expect(
      await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('ph_'))),
    ).toBe(true);
    const id = posthogEvents(requests)[0]?.properties.distinct_id;
    requests.length = 0;
    await openActive(page, '/home');
    await expectEvents(2);
    expect(posthogEvents(requests)[0]?.properties.distinct_id).toBe(id);
  });

  test('on Decline it continues without remembering the reader', async ({ page }) => {
    await choose(page, path, 'Decline');
    await follow(page, 'Realtime', '/realtime');
    await expectEvents(3);
    expect(await storedOf(page)).toEqual([]);
  });

  test('withdrawing clears what analytics had stored', async ({ page, context, baseURL }) => {
    await choose(page, path, 'Accept');
    await expect.poll(async () => (await storedOf(page)).length).toBeGreaterThan(1);
    const url = baseURL ?? '';
    await context.addCookies([
      { name: '_ga_TEST12345', value: 'GS1.1', url },
      { name: 'kapa_web_id', value: 'reader', url },
    ]);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
    await expect.poll(() => storedOf(page)).toEqual([]);
    await follow(page, 'Realtime', '/realtime');
    // The library sends what it has gathered every few seconds, and would store something then.
    await expect
      .poll(() => posthogEvents(requests).map(({ properties }) => properties.$pathname), {
        timeout: 15_000,
      })
      .toContain('/realtime');
    expect(await storedOf(page)).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['allowsCookies']);
    await openActive(page, path);
    await networkIdle(page);
    expect(await storedOf(page)).toEqual([]);
  });
});

test.describe('tag manager', () => {
  test('consent is denied by default, before anything else', async ({ page }) => {
    await openActive(page, path);
    const first = await page.evaluate(() => {
      const [entry] = (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer;
      return Array.from(entry as ArrayLike<unknown>);
    });
    expect(first).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        wait_for_update: 2000,
      },
    ]);
    expect(await gtagCalls(page, 'config')).toEqual([
      ['config', 'G-TEST12345', { anonymize_ip: true }],
    ]);
    expect(await gtagCalls(page, 'consent')).toHaveLength(1);
  });

  test('granted on Accept, in this visit and the next, denied again on withdrawal', async ({
    page,
  }) => {
    const granted = ['consent', 'update', { analytics_storage: 'granted' }];
    await choose(page, path, 'Accept');
    expect((await gtagCalls(page, 'consent')).slice(1)).toEqual([granted]);
    await openActive(page, '/home');
    expect((await gtagCalls(page, 'consent')).slice(1)).toEqual([granted]);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
    await expect
      .poll(async () => (await gtagCalls(page, 'consent')).at(-1))
      .toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  });

  test('page_view on route changes', async ({ page }) => {
    await openActive(page, path);
    expect(await gtagCalls(page, 'event')).toEqual([]);
    await follow(page, 'Realtime', '/realtime');
    await expect.poll(() => gtagCalls(page, 'event')).toEqual([['event', 'page_view']]);
    expect(await gtagCalls(page, 'set')).toEqual([['set', 'page_path', '/realtime']]);
  });
});

test.describe('dashboard events', () => {
  const eventsOf = () =>
    requestsTo(requests, 'dashboard').map(({ request }) => JSON.parse(request.postData() ?? ''));

  test("'view doc' on every route update, with the path, as JSON with the client's version", async ({
    page,
  }) => {
    await openActive(page, path);
    const views = () => eventsOf().filter(({ event }) => event === 'view doc');
    await expect.poll(() => views().length).toBe(1);
    await follow(page, 'Realtime', '/realtime');
    await expect.poll(views).toEqual([
      { event: 'view doc', args: { path } },
      { event: 'view doc', args: { path: '/realtime' } },
    ]);
    for (const { url, method, headers } of requestsTo(requests, 'dashboard')) {
      expect(url).toBe('https://api.convex.dev/api/dashboard/event');
      expect(method).toBe('POST');
      expect(headers['convex-client']).toBe('npm-1.26.2');
      expect(headers['content-type']).toBe('application/json');
    }
  });

  test("'scroll doc' once a page, past 300 px and not before", async ({ page }) => {
    const scrolls = () => eventsOf().filter(({ event }) => event === 'scroll doc');
    await openActive(page, path);
    await page.evaluate(() => scrollTo(0, 300));
    // An event would have been sent by then.
    await page.waitForTimeout(300);
    expect(scrolls()).toEqual([]);
    for (const top of [301, 900, 0, 500]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await nextFrames(page);
    }
    await expect.poll(scrolls).toEqual([{ event: 'scroll doc', args: { path } }]);
    await follow(page, 'Realtime', '/realtime');
    // The address changes before the page does, which begins at its top.
    await expect
      .poll(
        () =>
          eventsOf()
            .filter(({ event }) => event === 'view doc')
            .at(-1)?.args,
      )
      .toEqual({ path: '/realtime' });
    await page.evaluate(() => scrollTo(0, 400));
    await expect
      .poll(() => scrolls().at(-1))
      .toEqual({ event: 'scroll doc', args: { path: '/realtime' } });
    expect(scrolls()).toHaveLength(2);
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
    expect(cookie).toMatchObject({
      value: 'abc%3B%20d%2F%C3%BC',
      domain: 'localhost',
      path: '/',
      secure: false,
    });
    expect(loads).toBe(1);
  });

  test('a parameter t beyond 4 kB is refused, and leaves the address bar too', async ({
    page,
    context,
  }) => {
    await openActive(page, `${path}?t=${'a'.repeat(4100)}`);
    await expect(page).toHaveURL(path);
    expect((await context.cookies()).filter(({ name }) => name === 'cvx-t')).toEqual([]);
  });
});
