import { readFileSync } from 'node:fs';
import { watchFaults } from './support/faults';
import { networkIdle } from './support/networkIdle';
import { expectNotFound, heading, open, overflow, phone, readSitemap } from './support/site';
import { expect, test } from './support/test';

test('an unknown address has status 404, and shows nearest pages', async ({ page, request }) => {
  const unknown = '/database/shemas';
  const response = await request.get(unknown);
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/html');
  const paths = await readSitemap(request);
  expect(paths).not.toContain('/404.html');

  await page.setViewportSize(phone);
  const main = page.getByRole('main');
  const links = main.getByRole('listitem').getByRole('link');
  for (const wish of [
    `/${'long-'.repeat(60)}`,
    '/%3Cimg%20src=x%20onerror=document.title=1%3E',
    unknown,
  ]) {
    await page.goto(wish);
    await expectNotFound(page);
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(main.locator('img')).toHaveCount(0);
    await expect.poll(() => overflow(page)).toBe(0);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.filter((href) => !paths.includes(href ?? ''))).toEqual([]);
  }
  await expect(main.getByText(unknown, { exact: true })).toBeVisible();
  await expect(links.last()).toHaveAttribute('href', '/home');
  await links.first().click();
  await expect(page).toHaveURL('/database/schemas');
  await expect(heading(page)).not.toHaveText('Page not found');
  await page.goBack();
  await expect(main.getByText(unknown, { exact: true })).toBeVisible();
});

test('an unknown address within the application shows the same page', async ({ page }) => {
  await open(page, '/home');
  const title = (await heading(page).textContent()) ?? '';
  await page.evaluate(() => {
    history.pushState({}, '', '/no/such/page');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page.getByRole('main').getByText('/no/such/page', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
});

test('addresses that are spelled another way lead to their page', async ({ page, baseURL }) => {
  const faults = watchFaults(page, baseURL ?? '');
  // What the address is at last; the host redirects some, the not-found page others.
  for (const [asked, reached, title] of [
    ['/functions/actions.html?a=b#x', '/functions/actions?a=b#x', /^Actions/],
    ['/Functions/Query-Functions', '/functions/query-functions', /^Queries/],
    ['/no/such/page.html', '/no/such/page.html', /^Page not found/],
    ['/a%20b', '/a%20b', /^Page not found/],
  ] as const) {
    await page.goto(asked);
    await expect(page, asked).toHaveURL(reached);
    await expect(page, asked).toHaveTitle(title);
    await networkIdle(page);
    const others = faults.splice(0).filter((fault) => !/^404: |status of 404/.test(fault));
    expect.soft(others, asked).toEqual([]);
  }
});

test('moved addresses lead to their pages, by a redirect or by a page', async ({ page }) => {
  await page.goto('/home');
  await page.goto('/quickstart?q=1#some-heading');
  await expect(page).toHaveURL('/quickstarts?q=1#some-heading');
  await page.goBack();
  await expect(page).toHaveURL('/home');
  // The page for hosts that don't redirect keeps the reader's own hash.
  const [, from = '', to = ''] =
    /^(\S+) (\S+#\S+)/m.exec(readFileSync('build/_redirects', 'utf8')) ?? [];
  await page.route(`**${from}`, (route) => route.fulfill({ path: `build${from}.html` }));
  await page.goto(from);
  await expect(page).toHaveURL(to);
  await page.goto('/home');
  await page.goto(`${from}#other`);
  await expect(page).toHaveURL(to.replace(/#.*/, '#other'));
});
