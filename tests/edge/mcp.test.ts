import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuild } from '../../scripts/delivery/server.mts';
import { callTool, connect, connectTo, eras } from '../unit/edge/mcp/connect';
import { docsFixture } from '../unit/edge/mcp/docsFixture';
import { serveWorkerd } from './serveWorkerd';

/** Calls of each tool, whose results must be the same wherever the server runs. */
const calls: readonly [name: string, input: Record<string, unknown>][] = [
  ['search', { query: 'paginate in react' }],
  ['search', { query: 'giraffe' }],
  ['fetch', { id: '/functions/actions#call' }],
  ['fetch', { id: '/production/limits' }],
  ['answer', { question: 'How do I paginate in React?' }],
  ['read_section', { ids: ['/production/limits', '/functions'], maxCharacters: 2000 }],
  ['read_section', { ids: ['/production/limits'], from: 4000 }],
  ['list_pages', { section: 'functions' }],
  ['find_error', { error: 'Uncaught Error: Update on nonexistent document ID k123' }],
];

const hosts = { workerd: serveWorkerd, 'npm run serve': serveBuild };

const dir = mkdtempSync(join(tmpdir(), 'mcp-site-'));

beforeAll(() => {
  const { files, site } = docsFixture();
  const { url, baseUrl, pages, redirects } = site;
  const all = new Map([
    ...files,
    ['/index.html', '<h1>Docs</h1>'],
    ['/404.html', '<h1>Not found</h1>'],
    ['/edge/site.json', JSON.stringify({ url, baseUrl, pages })],
    ['/edge/redirects.json', JSON.stringify(redirects)],
  ]);
  for (const [path, text] of all) {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

afterAll(() => {
  rmSync(dir, { recursive: true });
});

describe.each(Object.keys(hosts) as (keyof typeof hosts)[])('MCP through %s', (name) => {
  let origin: string;
  let close: () => unknown;

  beforeAll(async () => {
    ({ origin, close } = await hosts[name](dir));
  });
  afterAll(() => close());

  const address = (path: string) => new URL(path, origin);
  const overHttp = (request: Request) =>
    fetch(address('/mcp'), {
      method: request.method,
      headers: request.headers,
      ...(request.body !== null && { body: request.body, duplex: 'half' }),
    } as RequestInit);

  test.each(eras)('a %s client gets the results of the module', async (era) => {
    const [there, here] = await Promise.all([
      connect(era, overHttp),
      connectTo(era, docsFixture()),
    ]);
    expect(there.getServerVersion()).toEqual(here.getServerVersion());
    expect((await there.listTools()).tools).toEqual((await here.listTools()).tools);
    expect((await there.listResources()).resources).toHaveLength(6);
    for (const [tool, input] of calls) {
      expect(await callTool(there, tool, input)).toEqual(await callTool(here, tool, input));
    }
    const unknown = await there.callTool({ name: 'fetch', arguments: { id: '/nope' } });
    expect(unknown.isError).toBe(true);
    await expect(
      there.readResource({ uri: 'https://docs.example.dev/nope.md' }),
    ).rejects.toMatchObject({ code: -32_602 });
    await there.close();
  });

  test('only POST and a preflight of an allowed origin get through', async () => {
    const status = async (method: string, headers: Record<string, string> = {}) =>
      (await fetch(address('/mcp'), { method, headers })).status;
    expect(await status('GET')).toBe(405);
    expect(await status('DELETE')).toBe(405);
    expect(await status('POST', { Origin: 'https://evil.example' })).toBe(403);
    expect(await status('OPTIONS', { Origin: 'http://localhost:6274' })).toBe(204);
    expect(await status('OPTIONS', { Origin: 'https://evil.example' })).toBe(403);
  });

  test.each([
    ['/mcp/server-card', 'application/mcp-server-card+json'],
    ['/.well-known/mcp/server-card.json', 'application/mcp-server-card+json'],
    ['/.well-known/mcp.json', 'application/mcp-server-card+json'],
    ['/.well-known/mcp', 'application/mcp-server-card+json'],
    ['/.well-known/ai-catalog.json', 'application/ai-catalog+json'],
  ])('%s is served as %s', async (path, type) => {
    const response = await fetch(address(path));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const known = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await fetch(address(path), { headers: known })).status).toBe(304);
  });
});
