import { readSitemap, start } from './support/site';
import { expect, test } from './support/test';

const pages = 20;

test('with no variable set, 20 pages make no foreign request and no cookie, and ask for no consent', async ({
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const foreign: string[] = [];
  context.on('request', (sent) => {
    const { protocol, origin } = new URL(sent.url());
    if (/^https?:$/.test(protocol) && origin !== baseURL) foreign.push(sent.url());
  });
  const paths = (await readSitemap(request)).filter((path) => path !== '/').slice(0, pages - 1);
  const walk = ['/', ...paths];
  expect(walk).toHaveLength(pages);
  for (const path of walk) {
    const page = await context.newPage();
    await page.goto(`${path}?t=token`);
    await start(page);
    await page.evaluate(() => scrollTo(0, 1000));
    await page.getByRole('button', { name: 'Ask AI' }).hover();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.close();
  }
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
