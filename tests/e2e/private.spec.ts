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
  const visit = async (path: string) => {
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
  };
  // Each waits until its network is idle, so several are open at a time.
  for (let first = 0; first < pages; first += 4) {
    await Promise.all(walk.slice(first, first + 4).map(visit));
  }
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
