import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFaults } from '../../browser/support/faults';
import { networkIdle } from '../../browser/support/networkIdle';
import {
  allowClipboard,
  expectSameDocument,
  heading,
  markDocument,
  navbar,
  phone,
  sidebar,
  start,
} from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

// The whole site below a path; built once, which takes half a minute.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const base = '/docs/';
let dir: string;
let server: ChildProcess;
let origin: string;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000);
  dir = mkdtempSync(join(tmpdir(), 'site-below-docs-'));
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  execFileSync(process.execPath, [docusaurus, 'build', '--out-dir', join(dir, 'build')], {
    stdio: 'pipe',
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(dir, 'generated'),
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      BASE_URL: base,
      NODE_ENV: 'production',
    },
  });
  const port = String(Number(new URL(baseURL ?? '').port) + 10);
  const options = ['--dir', join(dir, 'build'), '--port', port, '--base', base];
  server = spawn(process.execPath, ['scripts/serve.mts', ...options], { stdio: 'ignore' });
  origin = `http://localhost:${port}`;
  const isServing = () =>
    fetch(origin + base).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServing, { timeout: 20_000 }).toBe(true);
});

test.afterAll(() => {
  server?.kill();
  if (dir) rmSync(dir, { recursive: true, force: true });
});

for (const path of ['', 'functions']) {
  test(`/docs/${path} loads its files, starts, and logs nothing`, async ({ page }) => {
    const faults = watchFaults(page, origin + base);
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
    await page.goto(origin + base + path);
    await networkIdle(page);
    await expect(heading(page)).toBeVisible();
    for (const kind of [/\.css$/, /\.woff2$/]) {
      expect(loaded.filter((one) => kind.test(one)).length, String(kind)).toBeGreaterThan(0);
    }
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
    await start(page);
    await expect.poll(() => loaded.filter((one) => /icons-\w+\.svg$/.test(one))).toHaveLength(1);
    expect(faults).toEqual([]);
  });
}

test('links, menu and copy of a page stay below it', async ({ page, context }) => {
  await allowClipboard(context);
  const faults = watchFaults(page, origin + base);
  await page.goto(`${origin}${base}functions`);
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !href.startsWith(base))).toEqual([]);
  await start(page);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await markDocument(page);
  await sidebar(page).getByRole('link', { name: 'Realtime' }).click();
  await expect(page).toHaveURL(`${origin}${base}realtime`);
  await expectSameDocument(page);
  await navbar(page).getByRole('link').first().click();
  await expect(page).toHaveURL(origin + base);
  await page.setViewportSize(phone);
  await page.goto(`${origin}${base}functions`);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Realtime' }).click();
  await expect(page).toHaveURL(`${origin}${base}realtime`);
  expect(faults).toEqual([]);
});

test('moved and unknown addresses, sitemap and images work below it', async ({ page, request }) => {
  await page.goto(`${origin}${base}quickstart?q=1#x`);
  await expect(page).toHaveURL(`${origin}${base}quickstarts?q=1#x`);
  await page.goto(`${origin}${base}database/shemas`);
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(4);
  await links.first().click();
  await expect(page).toHaveURL(`${origin}${base}database/schemas`);
  const sitemap = await (await request.get(`${origin}${base}sitemap.xml`)).text();
  expect(sitemap).toMatch(/<loc>https:\/\/[^/]+\/docs\/functions<\/loc>/);
  await page.goto(`${origin}${base}functions`);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toMatch(/\/docs\/og\/functions\.png$/);
  const { pathname } = new URL(image ?? '', origin);
  expect((await request.get(origin + pathname)).status()).toBe(200);
});
