import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { headersFor, originOf, serveBuild } from '../../../../scripts/delivery/server.mts';
import { type Send, sendTo } from '../../../edge/send';

const dir = mkdtempSync(join(tmpdir(), 'static-site-'));
let send: Send;
let close: () => void;
let origin: string;

beforeAll(async () => {
  cpSync('tests/fixtures/static-site', dir, { recursive: true });
  const server = await serveBuild(dir, { base: '/docs/' });
  origin = server.origin;
  send = sendTo(origin);
  close = server.close;
});
afterAll(() => {
  close();
  rmSync(dir, { recursive: true });
});

test.each([
  ['/docs', 301, undefined],
  ['/docs/', 200, 'Landing'],
  ['/docs/functions/actions', 200, 'Actions'],
  ['/docs/nope', 404, 'Not found'],
  ['/docs/_headers', 404, 'Not found'],
  ['/docs/assets/..%2f_headers', 400, undefined],
  ['/home', 404, 'Not found'],
])('%s of a build that names no pages gets %i', async (path, status, title) => {
  const answer = await send(path);
  expect(answer.status).toBe(status);
  if (title !== undefined) expect(answer.text).toContain(`<title>${title}</title>`);
});

test('a file is compressed for clients that take Brotli, and spared for those that have it', async () => {
  const accept = { 'accept-encoding': 'gzip, br' };
  const [plain, { headers }] = await Promise.all([
    send('/docs/assets/main.js'),
    send('/docs/assets/main.js', { headers: accept }),
  ]);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: plain.headers.etag,
    vary: 'Accept-Encoding',
  });
  const known = { ...accept, 'if-none-match': headers.etag ?? '' };
  expect((await send('/docs/assets/main.js', { headers: known })).status).toBe(304);
});

test('a connection ends with a request whose body is refused, because the next one would be read in it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await fetch(`${origin}/docs/mcp`, { method: 'POST', body: 'x'.repeat(4_000_000) });
  expect(answer.ok).toBe(false);
  expect(answer.headers.get('connection')).toBe('close');
  vi.restoreAllMocks();
});

test('blocks of _headers add up, and a line that is no rule is an error', () => {
  const rules = '# All\n/*\n  A: 1\n/assets/*\n  A: 2\n\n/other\n  A: 3\n';
  expect(headersFor('/assets/main.js', rules).get('a')).toBe('1, 2');
  expect(() => headersFor('/', '/*\nA: 1')).toThrow('_headers has "A: 1"');
});

test.each([
  ['localhost', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
])('the server at %s is announced as %s', (host, origin) => {
  expect(originOf(host, 3000)).toBe(origin);
});
