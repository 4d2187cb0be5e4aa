import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { serveBuild } from '../../scripts/delivery/server.mts';
import budgets from '../budgets.json';
import { expect, test } from '../e2e/support/test';
import { fakeHosts } from './services/hosts';
import { fullBuildDir } from './services/secureSite';

/** Bytes over the wire from the site itself, up to the load event. */
async function bytesToLoad(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const own = new Set<string>();
  const ended = new Set<string>();
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(new URL(address).origin)) own.add(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended.add(requestId);
    if (own.has(requestId)) sizes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // The application starts after the load event: it is weighed below.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address, { waitUntil: 'load' });
  // The sizes of the last ones are reported after the event.
  await expect.poll(() => [...own].filter((id) => !ended.has(id))).toEqual([]);
  expect(sizes.size).toBeGreaterThan(2);
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

function startBytes(dir: string, path: string): number {
  const html = readFileSync(join(dir, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const scripts = (/data-scripts="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean);
  expect(scripts.length).toBeGreaterThan(2);
  return scripts
    .map((script) => brotliCompressSync(readFileSync(join(dir, script))).length)
    .reduce((sum, size) => sum + size, 0);
}

for (const path of budgets.pages) {
  test(`${path}: up to its load event the full build transfers at most 1 kB more than the plain one`, async ({
    browser,
  }) => {
    const sites = await Promise.all(['build', fullBuildDir].map((dir) => serveBuild(dir)));
    try {
      const weigh = async (origin: string) => {
        const context = await browser.newContext();
        await fakeHosts(context);
        const bytes = await bytesToLoad(await context.newPage(), origin + path);
        await context.close();
        return bytes;
      };
      const [plain = 0, full = 0] = await Promise.all(sites.map(({ origin }) => weigh(origin)));
      expect(full - plain).toBeLessThanOrEqual(1000);
    } finally {
      for (const site of sites) site.close();
    }
  });

  test(`${path}: the application of the full build is at most 4 kB larger, vendors' scripts aside`, () => {
    expect(startBytes(fullBuildDir, path) - startBytes('build', path)).toBeLessThanOrEqual(4000);
  });
}

/** Names of the scripts of a build that contain a text. */
function scriptsWith(dir: string, text: string): string[] {
  const folder = join(dir, 'assets/js');
  return readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(text),
  );
}

for (const [service, text] of [
  ['posthog', 'opt_out_useragent_filter'],
  ['gtag', 'analytics_storage'],
  ['dashboard', '/api/dashboard/event'],
  ['kapa', 'kapa-widget.bundle.js'],
] as const) {
  test(`the code of ${service} is in the full build and not in the plain one`, () => {
    expect(scriptsWith(fullBuildDir, text)).not.toEqual([]);
    expect(scriptsWith('build', text)).toEqual([]);
  });
}

test("product analytics' library is in its own chunk, which no page refers to", () => {
  const chunks = scriptsWith(fullBuildDir, '$device_id');
  expect(chunks).not.toEqual([]);
  const html = readFileSync(join(fullBuildDir, 'home.html'), 'utf8');
  expect(html).toContain('data-scripts');
  for (const chunk of chunks) expect(html).not.toContain(chunk);
});

test('the bundle contains no definition of a service', () => {
  for (const text of ['POSTHOG_KEY', 'GTAG_ID', 'AI_WEBSITE_ID', 'DASHBOARD_API_URL']) {
    expect(scriptsWith(fullBuildDir, text), text).toEqual([]);
  }
});

test('with any service that asks for consent or sends events, the application starts at idle', () => {
  const html = readFileSync(join(fullBuildDir, 'home.html'), 'utf8');
  expect(html).toMatch(/name="?app-start"? content="?idle/);
});
