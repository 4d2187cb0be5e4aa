import type { BrowserContext } from '@playwright/test';
import { networkIdle } from '../e2e/support/networkIdle';
import { expect, test } from '../e2e/support/test';
import { bannerOf, choose, openActive } from './services/banner';
import { fakeHosts } from './services/hosts';
import { openSecureSite } from './services/secureSite';

const path = '/functions/query-functions';

let context: BrowserContext;
let close: () => Promise<void>;

test.beforeEach(async () => {
  ({ context, close } = await openSecureSite());
  await fakeHosts(context);
});
test.afterEach(() => close());

const cookieOf = async (wanted: string) =>
  (await context.cookies()).find(({ name }) => name === wanted);

test('on docs.convex.dev the choice is for .convex.dev, secure, and valid for 400 days', async () => {
  const page = await context.newPage();
  const before = Date.now() / 1000;
  await choose(page, path, 'Accept');
  const cookie = await cookieOf('allowsCookies');
  expect(cookie).toMatchObject({ value: 'true', domain: '.convex.dev', path: '/', secure: true });
  expect(cookie?.expires).toBeGreaterThan(before + 34_560_000 - 60);
  expect(cookie?.expires).toBeLessThan(before + 34_560_000 + 120);
});

test('a choice made at the website applies here, and a change there is noticed', async () => {
  const cookie = { name: 'allowsCookies', domain: '.convex.dev', path: '/', secure: true };
  await context.addCookies([{ ...cookie, value: 'false' }]);
  const page = await context.newPage();
  await openActive(page, path);
  await networkIdle(page);
  await expect(bannerOf(page)).toHaveCount(0);
  await context.clearCookies({ name: 'allowsCookies' });
  await expect(bannerOf(page)).toBeVisible();
  await context.addCookies([{ ...cookie, value: 'true' }]);
  await expect(bannerOf(page)).toHaveCount(0);
});

test('the token becomes cvx-t for .convex.dev, secure, expiring as late as browsers allow', async () => {
  const page = await context.newPage();
  await openActive(page, `${path}?t=abc`);
  const cookie = await cookieOf('cvx-t');
  expect(cookie).toMatchObject({ value: 'abc', domain: '.convex.dev', path: '/', secure: true });
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 390 * 24 * 60 * 60);
});

test('withdrawing clears what analytics had stored for .convex.dev', async () => {
  const page = await context.newPage();
  await choose(page, path, 'Accept');
  await expect
    .poll(() => cookieOf('ph_full-posthog-key_posthog'), { timeout: 15_000 })
    .toBeDefined();
  expect((await cookieOf('ph_full-posthog-key_posthog'))?.domain).toBe('.convex.dev');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual(['allowsCookies']);
});
