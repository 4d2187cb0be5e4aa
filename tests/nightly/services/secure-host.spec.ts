import type { BrowserContext } from '@playwright/test';
import { networkIdle } from '../../browser/support/networkIdle';
import { expect } from '../../browser/support/test';
import { bannerOf, openActive } from './support/banner';
import { test as base } from './support/hosts';

const path = '/functions/query-functions';
const host = 'https://docs.convex.dev';

/** The build at its own address: requests go to the server of the tests. */
const test = base.extend({
  context: async ({ context }, use, { project }) => {
    await context.route(`${host}/**`, async (route) => {
      const url = route
        .request()
        .url()
        .replace(host, project.use.baseURL ?? '');
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await use(context);
  },
});
test.use({ baseURL: host });

const cookieOf = async (context: BrowserContext, wanted: string) =>
  (await context.cookies()).find(({ name }) => name === wanted);

test('choices and tokens are shared with the website', async ({ page, context, baseURL }) => {
  const cookie = { name: 'allowsCookies', domain: '.convex.dev', path: '/', secure: true };
  await context.addCookies([{ ...cookie, value: 'false' }]);
  await openActive(page, `${baseURL}${path}?t=abc`);
  await networkIdle(page);
  await expect(bannerOf(page)).toHaveCount(0);
  await context.clearCookies({ name: 'allowsCookies' });
  await expect(bannerOf(page)).toBeVisible();
  const token = await cookieOf(context, 'cvx-t');
  expect(token).toMatchObject({ value: 'abc', domain: '.convex.dev', path: '/', secure: true });
  expect(token?.expires).toBeGreaterThan(Date.now() / 1000 + 390 * 24 * 60 * 60);
});
