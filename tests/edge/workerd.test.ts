import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureSite, type Send, sendTo } from './send';
import { serveWorkerd } from './serveWorkerd';

// unit/plugins/agents/worker/worker.test.ts has every case; these show that Cloudflare's runtime, its assets and wrangler.jsonc agree.

let send: Send;
let close: () => Promise<void>;

beforeAll(async () => {
  const server = await serveWorkerd(fixtureSite);
  send = sendTo(server.origin);
  close = server.close;
});
afterAll(() => close());

const html = 'text/html; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';

test.each([
  ['/functions/actions', '*/*', 200, html, '<h1>Actions</h1>'],
  ['/functions/actions', 'text/markdown', 200, markdown, '# Actions\n'],
  ['/functions/actions', 'image/png', 406, markdown, '# Not acceptable'],
  ['/functions/actions.md', '*/*', 200, markdown, '# Actions\n'],
  ['/assets/main.js', '*/*', 200, 'text/javascript; charset=utf-8', 'console.log'],
  ['/functions/action', 'text/markdown', 404, markdown, '/functions/actions.md'],
  ['/nope', 'text/html', 404, html, '<h1>Not found</h1>'],
  ['/_headers', '*/*', 404, html, '<h1>Not found</h1>'],
])('%s for %s is %i, %s', async (path, accept, status, type, text) => {
  const answer = await send(path, { headers: { accept } });
  expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
  expect(answer.text).toContain(text);
});

test.each([
  ['/old?a=1', '/home?a=1'],
  ['/home.html', '/home'],
  ['/functions/', '/functions'],
])('%s leads to %s', async (path, location) => {
  const { status, headers } = await send(path);
  expect([status, headers.location]).toEqual([301, location]);
});

test('a page has the headers of its file, and is spared where the client has it', async () => {
  const { headers } = await send('/home');
  expect(headers['x-content-type-options']).toBe('nosniff');
  const known = { 'if-none-match': headers.etag ?? '' };
  expect((await send('/home', { headers: known })).status).toBe(304);
});

test('a missing asset is not kept, one that is there is', async () => {
  const known = { 'if-none-match': '*' };
  const missing = await send('/assets/missing.js', { headers: known });
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  const { headers } = await send('/assets/main.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('another method is not allowed', async () => {
  expect((await send('/functions', { method: 'POST' })).status).toBe(405);
});
