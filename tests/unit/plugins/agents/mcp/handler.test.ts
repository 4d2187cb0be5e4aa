import { version as convexVersion } from 'convex';
import { expect, test, vi } from 'vitest';
import { handleMcp } from '../../../../../plugins/agents/mcp/handler';
import { connectTo, eras } from './connect';
import { docsFixture } from './docsFixture';

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request('http://docs.test/mcp', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  return handleMcp(request, docsFixture());
}

const legacyList = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

test.each(eras)('a %s client gets to know the server', async (era) => {
  const client = await connectTo(era, docsFixture());
  expect(client.getServerVersion()).toEqual({
    name: 'dev.convex/docs',
    title: 'Convex Docs',
    version: '4.1.0',
    description:
      'Search and read the Convex documentation, and look up errors. Read-only, without login.',
    websiteUrl: 'https://docs.example.dev/',
  });
  expect(client.getServerCapabilities()).toEqual({ tools: { listChanged: false } });
  expect(client.getInstructions()).toContain(`written for version ${convexVersion}`);
});

test('a program that accepts anything gets JSON', async () => {
  const response = await post(legacyList, { Accept: '*/*' });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(await response.json()).toMatchObject({ result: { tools: [{ name: 'search' }, {}, {}] } });
});

test.each([
  ['answer', 'search'],
  ['read_section', 'fetch'],
])('a call of the old tool %s is an error that names %s', async (name, now) => {
  const call = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name, arguments: {} } };
  const response = await post(call, { Accept: 'application/json' });
  expect(await response.json()).toEqual({
    jsonrpc: '2.0',
    id: 7,
    error: { code: -32_602, message: expect.stringContaining(`replaced by ${now}.`) },
  });
});

test('a body that is too large is refused', async () => {
  const large = { ...legacyList, params: { text: 'x'.repeat(70_000) } };
  expect((await post(large)).status).toBe(413);
});

const send = (method: string, headers: Record<string, string> = {}) =>
  handleMcp(new Request('http://docs.test/mcp', { method, headers }), docsFixture());

test.each([
  'https://evil.example',
  'https://docs.example.dev.evil.example',
  'null',
  'http://docs.test',
])('a page of %s is refused', async (origin) => {
  const response = await post(legacyList, { Origin: origin });
  expect(response.status).toBe(403);
  expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
  expect((await send('OPTIONS', { Origin: origin })).status).toBe(403);
});

test.each([
  'https://docs.example.dev',
  'http://localhost:6274',
  'http://127.0.0.1:8080',
  'https://claude.ai',
])('a page of %s may call the server', async (origin) => {
  const response = await post(legacyList, { Origin: origin });
  expect(response.status).toBe(200);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
  expect(response.headers.get('Vary')).toContain('Origin');
});

test('a preflight allows what clients send', async () => {
  const sent = 'content-type,accept,authorization,mcp-protocol-version,mcp-method,mcp-name';
  const response = await send('OPTIONS', {
    Origin: 'http://localhost:6274',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': sent,
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:6274');
  expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST');
  const allowed = response.headers.get('Access-Control-Allow-Headers')?.toLowerCase();
  for (const name of sent.split(',')) expect(allowed).toContain(name);
});

test.each([
  ['GET', /Add its address to an MCP client/],
  ['HEAD', /^$/],
  ['DELETE', /^This is/],
])('%s is refused, with the way to do it', async (method, text) => {
  const response = await send(method);
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toMatch(text);
});

test('a file that cannot be read is asked for again with the next request', async () => {
  const site = docsFixture();
  const catalog = site.files.get('/edge/docs.json') ?? '';
  const client = await connectTo('modern', site);
  const read = () => client.callTool({ name: 'fetch', arguments: { id: '/functions/actions' } });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  site.files.delete('/edge/docs.json');
  expect((await read()).isError).toBe(true);
  expect(log).toHaveBeenCalledWith(new Error('The site has no /edge/docs.json.'));
  site.files.set('/edge/docs.json', catalog);
  expect((await read()).isError).toBeFalsy();
});
