import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLinks } from '../../../../../scripts/content/links/checkLinks.mts';
import { outsideLinks } from '../../../../../scripts/content/links/outsideLinks.mts';
import { product } from '../../../../../src/site/product';

const limits = { hosts: 4, timeoutMs: 300, attempts: 3, pauseMs: 1 };

let server: Server;
let origin = '';
/** How often each path was asked for. */
const asked: Map<string, number> = new Map();
/** The hosts with requests that wait until another host has one, too. */
const waiting: Map<string, () => void> = new Map();
/** How many requests wait for their answer, and did at most. */
const load = { now: 0, most: 0 };

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const times = (asked.get(path) ?? 0) + 1;
    asked.set(path, times);
    if (path === '/silent') return;
    if (path === '/together') {
      waiting.set(request.headers.host ?? '', () => response.end());
      if (waiting.size === 2) for (const answer of waiting.values()) answer();
      return;
    }
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    if (path === '/moved') response.setHeader('location', '/here');
    if (path === '/lost') response.setHeader('location', '/missing');
    const statuses: Record<string, number> = {
      '/moved': 301,
      '/lost': 302,
      '/missing': 404,
      '/private': 403,
      '/down': 503,
      '/flaky': times < 3 ? 503 : 200,
    };
    response.statusCode = statuses[path] ?? 200;
    setTimeout(() => {
      load.now -= 1;
      response.end('answer');
    }, 5);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const check = async (...paths: string[]) => {
  const states = await checkLinks(
    paths.map((path) => new URL(path, origin).href),
    limits,
  );
  return [...states.values()].map(({ kind, reason }) => `${kind} ${reason}`);
};

describe('a link', () => {
  test('is fine when it leads to a page, directly or by a redirect', async () => {
    expect(await check('/here', '/moved')).toEqual(['ok 200', 'ok 200']);
  });

  test('is broken when the page is gone, which is not asked twice', async () => {
    asked.clear();
    expect(await check('/missing', '/lost')).toEqual(['broken 404', 'broken 404']);
    expect(asked.get('/lost')).toBe(1);
  });

  test('is unsure when the host refuses programs', async () => {
    expect(await check('/private')).toEqual(['unsure 403']);
  });

  test('is tried again after a fault of the server, and broken after the third', async () => {
    asked.clear();
    expect(await check('/flaky', '/down')).toEqual(['ok 200', 'broken 503']);
    expect([...asked.values()]).toEqual([3, 3]);
  });

  test('is broken when no one answers', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    expect(await check('/silent', `http://127.0.0.1:${port}/`)).toEqual([
      'broken no response within 0.3 s',
      'broken ECONNREFUSED',
    ]);
  });
});

test('a host gets one request at a time, and several hosts get theirs together', async () => {
  await check('/1', '/2', '/3', '/4');
  expect(load.most).toBe(1);
  const other = origin.replace('127.0.0.1', 'localhost');
  expect(await check('/together', `${other}/together`)).toEqual(['ok 200', 'ok 200']);
});

test('the links of a build to other hosts are found, with their pages', () => {
  const dir = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(dir, 'guide'));
  const links = (...addresses: string[]) =>
    addresses.map((address) => `<p><a class="x" href="${address}">x</a></p>`).join('');
  writeFileSync(
    join(dir, 'index.html'),
    links(
      'https://a.dev/b?c=d&amp;e=f#g',
      'https://a.dev/b?c=d&amp;e=f',
      '/functions',
      'https://docs.example.com/functions',
      `${product.repositoryUrl}/edit/main/docs/home.mdx`,
      `${product.repositoryUrl}/issues/new?template=page.yml`,
      product.repositoryUrl,
    ),
  );
  writeFileSync(join(dir, 'guide/page.html'), links('https://a.dev/b?c=d&amp;e=f'));
  writeFileSync(join(dir, 'guide/page.md'), '<a href="https://b.dev">');
  expect([...outsideLinks(dir, 'https://docs.example.com')]).toEqual([
    ['https://a.dev/b?c=d&e=f', [join('guide', 'page.html'), 'index.html']],
    [product.repositoryUrl, ['index.html']],
  ]);
  rmSync(dir, { recursive: true });
});
