import { readFileSync } from 'node:fs';
import { open, phone, readSitemap, start } from './support/site';
import { expect, test } from './support/test';

const unknown = '/database/shemas';

test.describe('an unknown address', () => {
  test('has status 404 and is in no list of pages', async ({ request }) => {
    const response = await request.get(unknown);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('text/html');
    expect(await readSitemap(request)).not.toContain('/404.html');
  });

  test('is shown, with the nearest pages and the way home, and needs no intent', async ({
    page,
  }) => {
    await page.goto(unknown);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found/);
    const main = page.getByRole('main');
    await expect(main.getByText(unknown, { exact: true })).toBeVisible();
    const links = main.getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(4);
    await expect(links.first()).toHaveAttribute('href', '/database/schemas');
    await expect(links.last()).toHaveAttribute('href', '/home');
    await links.first().click();
    await expect(page).toHaveURL('/database/schemas');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    await page.goBack();
    await expect(main.getByText(unknown, { exact: true })).toBeVisible();
  });

  test('offers pages that exist, whatever was asked for', async ({ page, request }) => {
    const paths = await readSitemap(request);
    const wishes = [
      '/functions/mutatoins',
      '/x',
      '/database/reading-data/x/y/z',
      '/%3Cb%3E',
      '/quickstarts/react.html',
    ];
    for (const wish of wishes) {
      await page.goto(wish);
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(links, wish).toHaveCount(4);
      for (const link of await links.all())
        expect(paths).toContain(await link.getAttribute('href'));
    }
  });

  test('is written as text, not as HTML', async ({ page }) => {
    await page.goto('/%3Cimg%20src=x%20onerror=document.title=1%3E');
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem')).toHaveCount(4);
    await expect(main.locator('img')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Page not found/);
  });

  test('fits on a phone, however long it is', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`/${'long-'.repeat(60)}`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth ?? 0).toBe(clientWidth ?? 0);
  });

  test('within the application shows the same page', async ({ page }) => {
    await open(page, '/home');
    await page.evaluate(() => {
      history.pushState({}, '', '/no/such/page');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('main').getByText('/no/such/page', { exact: true })).toBeVisible();
  });

  test('ending in .html or /index.html leads to the page without it', async ({ page, request }) => {
    for (const path of ['/functions/actions.html', '/functions.html']) {
      const response = await request.get(`${path}?a=b`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(`${path.replace('.html', '')}?a=b`);
    }
    await page.goto('/functions/actions.html?a=b#x');
    await expect(page).toHaveURL('/functions/actions?a=b#x');
  });
});

test.describe('a moved address', () => {
  const moved = readFileSync('build/_redirects', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      return { from, to, status };
    });

  test('has its own line in the list, and is moved for good', () => {
    expect(moved.length).toBeGreaterThan(30);
    expect(moved.filter(({ from, status }) => from.endsWith('*') || status !== '301')).toEqual([]);
  });

  test('leads to a page that exists, by a redirect and a page that redirects', async ({
    request,
  }) => {
    const faults = await Promise.all(
      moved.map(async ({ from, to }) => {
        const response = await request.get(`${from}?q=1`, { maxRedirects: 0 });
        const [path = '', hash] = to.split('#');
        const address = `${path}?q=1${hash === undefined ? '' : `#${hash}`}`;
        // For hosts that don't redirect.
        const html = readFileSync(`build${from}.html`, 'utf8');
        const isMoved = response.status() === 301 && response.headers().location === address;
        const isPage =
          html.includes(`content="0; url=${to}"`) &&
          html.includes(`l.replace("${path}"+l.search+`) &&
          html.includes('name="robots" content="noindex"');
        const line = `${from} → ${to}`;
        const found = [
          ...(isMoved ? [] : [`${line}: ${response.status()} ${response.headers().location}`]),
          ...(isPage ? [] : [`${line}: the page at the old address doesn't redirect`]),
        ];
        if (!to.startsWith('/')) return found;
        const target = await request.get(path, { maxRedirects: 0 });
        const text = await target.text();
        const isThere = target.status() === 200 && text.includes('data-scripts=');
        const hasHeading = !hash || new RegExp(`id="?${hash}[" >]`).test(text);
        return isThere && hasHeading ? found : [...found, `${line}: no such page or heading`];
      }),
    );
    expect(faults.flat()).toEqual([]);
  });

  test('leads to its page with query and hash', async ({ page }) => {
    const some = moved.filter(({ to }) => to.startsWith('/')).slice(0, 5);
    expect(some).toHaveLength(5);
    for (const { from, to } of some) {
      await page.goto(`${from}?q=1#some-heading`);
      // A redirect's own hash takes precedence in every browser.
      const [path, hash = 'some-heading'] = to.split('#');
      await expect(page).toHaveURL(`${path}?q=1#${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await start(page);
    }
  });

  test("with a hash leads to it, unless the host keeps the reader's own", async ({ page }) => {
    const anchored = moved.find(({ to }) => to.includes('#'));
    expect(anchored).toBeDefined();
    const { from = '', to = '' } = anchored ?? {};
    await page.goto(`${from}?q=1`);
    await expect(page).toHaveURL(to.replace('#', '?q=1#'));
    // A host that doesn't redirect serves a page for the old address, which sees the reader's hash.
    await page.route(`**${from}`, (route) => route.fulfill({ path: `build${from}.html` }));
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await page.goto('/home');
    await page.goto(`${from}#other`);
    await expect(page).toHaveURL(to.replace(/#.*/, '#other'));
  });

  test("doesn't add a history entry", async ({ page }) => {
    await page.goto('/home');
    await page.goto('/quickstart');
    await expect(page).toHaveURL('/quickstarts');
    await page.goBack();
    await expect(page).toHaveURL('/home');
  });

  test('that is in no list is not found, also below a folder that is gone', async ({ request }) => {
    const response = await request.get('/getting-started/x?q=1', { maxRedirects: 0 });
    expect(response.status()).toBe(404);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('redirects to its page too', async ({ page }) => {
      await page.goto('/quickstart');
      await expect(page).toHaveURL('/quickstarts');
    });
  });
});
