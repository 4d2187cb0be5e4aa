import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseEncoding, EncodingCache } from '../../../../scripts/delivery/encoding.mts';
import { createServer } from '../../../../scripts/delivery/staticServer.mts';
import { isFresh } from '../../../../src/edge/isFresh';

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

const fixture = 'tests/fixtures/static-site';
const servers: http.Server[] = [];

async function listen(dir: string, base?: string): Promise<number> {
  const server = createServer(base === undefined ? { dir } : { dir, base });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends the path unchanged, because `fetch` would normalize it. */
async function send(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const request = http.request({ host: '127.0.0.1', port, path, method, headers }).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return { status: response.statusCode, headers: response.headers, bytes, text: String(bytes) };
}

let port: number;
const get = (path: string, headers?: Record<string, string>, method?: string) =>
  send(port, path, headers, method);

beforeAll(async () => {
  port = await listen(fixture);
});

afterAll(() => {
  for (const server of servers) server.close();
});

describe('clean URLs', () => {
  test.each([
    ['/', 'Landing'],
    ['/tutorial', 'Tutorial'],
    ['/functions/actions', 'Actions'],
    ['/home?a=1', 'Home'],
  ])('answer %s with its page', async (path, title) => {
    const { status, text, headers } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${title}</title>`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/home.html', '/home'],
    ['/home.html?a=1', '/home?a=1'],
    ['/index.html', '/'],
    ['/tutorial/index.html', '/tutorial'],
    ['/home/', '/home'],
    ['/home/?a=1&b=2', '/home?a=1&b=2'],
    ['/functions/actions/', '/functions/actions'],
    ['//evil.example/', '/evil.example'],
    ['//', '/'],
  ])('lead %s to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
  });
});

describe('not found', () => {
  test.each(['/nope', '/nope.html', '/404', '/404.html', '/_headers', '/_redirects', '/assets'])(
    'is the response to %s',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).toContain('Not found');
    },
  );

  test('is plain text where the build has no 404.html', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'static-'));
    const { status, text } = await send(await listen(dir), '/nope');
    expect([status, text]).toEqual([404, '404 Not Found\n']);
    rmSync(dir, { recursive: true });
  });
});

describe('a hostile request', () => {
  test.each([
    ['/../package.json', 404],
    ['/%2e%2e/%2e%2e/package.json', 404],
    ['/..%2f..%2fpackage.json', 400],
    ['/%2Fetc/passwd', 400],
    ['/a%5c..%5cb', 400],
    ['/a%00.html', 400],
    ['/%zz', 400],
  ])('for %s gets %i', async (path, expected) => {
    const { status, text } = await get(path);
    expect(status).toBe(expected);
    expect(text).not.toContain('convex-docs');
  });

  test('with another method gets 405', async () => {
    const { status, headers } = await get('/home', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('headers', () => {
  test('come from _headers, where blocks that match add up', async () => {
    const { headers } = await get('/assets/main.js');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['vary-test']).toBe('a, b');
  });

  test('ask to check again where _headers names no caching', async () => {
    expect((await get('/home')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  test('name the type of Markdown with its charset', async () => {
    expect((await get('/home.md')).headers['content-type']).toBe('text/markdown; charset=utf-8');
  });

  test('are everything that HEAD returns', async () => {
    const { status, headers, bytes } = await get('/home', {}, 'HEAD');
    expect([status, bytes.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });
});

describe('compression', () => {
  const plain = () => get('/assets/main.js');

  test('is brotli where the client takes it', async () => {
    const { headers, bytes } = await get('/assets/main.js', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(String(brotliDecompressSync(bytes))).toBe((await plain()).text);
  });

  test('has more bytes at a lower quality, and the same text', async () => {
    const body = readFileSync('package-lock.json').subarray(0, 100_000);
    const [quick, best] = await Promise.all(
      [1, 11].map((quality) => new EncodingCache(quality).encode('a', body, 'br')),
    );
    expect(brotliDecompressSync(quick ?? '')).toEqual(body);
    expect(quick?.length).toBeGreaterThan(best?.length ?? Number.POSITIVE_INFINITY);
  });

  test('is gzip where the client prefers it', async () => {
    const accept = { 'accept-encoding': 'br;q=0.5, gzip' };
    const { headers, bytes } = await get('/assets/main.js', accept);
    expect(headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(bytes))).toBe((await plain()).text);
  });

  test('is left out where the client names none', async () => {
    const { headers } = await plain();
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.1, gzip;q=0.2', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['GZIP', 'gzip'],
    ['br;q=x, gzip;q=0.1', 'gzip'],
  ])('for "%s" is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('ETag', () => {
  test('spares a body that the client has, and is weak when the body is compressed', async () => {
    const accept = { 'accept-encoding': 'br' };
    const first = await get('/home', accept);
    const etag = first.headers.etag ?? '';
    const again = await get('/home', { ...accept, 'if-none-match': `"x", ${etag}` });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(`W/${(await get('/home')).headers.etag}`).toBe(etag);
    expect((await get('/home', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('changes with the file', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'static-'));
    cpSync(fixture, dir, { recursive: true });
    const own = await listen(dir);
    const before = await send(own, '/home');
    writeFileSync(join(dir, 'home.html'), 'changed');
    const after = await send(own, '/home');
    expect(after.text).toBe('changed');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    rmSync(dir, { recursive: true });
  });

  test.each([
    [undefined, false],
    ['"b"', false],
    ['*', true],
    ['"b", "a"', true],
  ])('matches If-None-Match %s: %s', (header, fresh) => {
    expect(isFresh(header, '"a"')).toBe(fresh);
  });
});

describe('a base', () => {
  let below: number;
  beforeAll(async () => {
    below = await listen(fixture, '/docs/');
  });

  test.each([
    ['/docs/', 'Landing'],
    ['/docs/tutorial', 'Tutorial'],
  ])('serves %s', async (path, title) => {
    const { status, text } = await send(below, path);
    expect(status).toBe(200);
    expect(text).toContain(title);
  });

  test.each([
    ['/docs', '/docs/'],
    ['/docs?a=1', '/docs/?a=1'],
    ['/docs/index.html', '/docs/'],
    ['/docs/home.html', '/docs/home'],
    ['/docs/tutorial/', '/docs/tutorial'],
  ])('leads %s to %s', async (path, location) => {
    const { status, headers } = await send(below, path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each(['/', '/tutorial', '/docsx/home'])('returns 404 for %s', async (path) => {
    expect((await send(below, path)).status).toBe(404);
  });

  test('needs both its slashes, and the folder must exist', () => {
    expect(() => createServer({ dir: fixture, base: '/docs' })).toThrow('slash at both ends');
    expect(() => createServer({ dir: 'no-such-folder' })).toThrow('no-such-folder is not a folder');
  });
});
