import { expect, test } from 'vitest';
import { handleDiscovery } from '../../../../src/edge/mcp';
import { aiCatalogPath, cardAliases, cardPath } from '../../../../src/edge/mcp/paths';
import { routes } from '../../../../src/edge/routes';
import { connectTo } from './connect';
import { docsFixture } from './docsFixture';

const site = docsFixture({ baseUrl: '/docs/' });

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return handleDiscovery(new Request(`http://docs.test/docs${path}`, init), site);
}

interface Card {
  name: string;
  title: string;
  version: string;
  description: string;
  remotes: { type: string; url: string; supportedProtocolVersions: string[] }[];
}

test('the card describes the server that answers', async () => {
  const response = await send(cardPath);
  expect(response.headers.get('Content-Type')).toBe('application/mcp-server-card+json');
  const card = (await response.json()) as Card;
  expect(card).toMatchObject({
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: 'dev.example/docs',
    repository: { url: 'https://github.com/example/docs', source: 'github' },
    remotes: [{ type: 'streamable-http', url: 'https://docs.example.dev/docs/mcp' }],
  });
  expect(card.name).toMatch(/^[a-z0-9.-]+\/[a-z0-9.-]+$/);
  expect(card.description.length).toBeLessThanOrEqual(100);
  expect(card).not.toHaveProperty('tools');

  const client = await connectTo('modern', site);
  const { name, title, version, description } = card;
  expect(client.getServerVersion()).toMatchObject({ name, title, version, description });
  const discovered = await client.discover();
  const versions = card.remotes[0]?.supportedProtocolVersions ?? [];
  expect(versions).toEqual(expect.arrayContaining(discovered.supportedVersions));
  for (const revision of ['2025-11-25', '2025-06-18']) expect(versions).toContain(revision);
  expect(new Set(versions).size).toBe(versions.length);
});

test.each(cardAliases)('%s is the same card', async (path) => {
  const [card, alias] = await Promise.all([send(cardPath), send(path)]);
  expect(await alias.text()).toBe(await card.text());
  expect(alias.headers.get('Content-Type')).toBe('application/mcp-server-card+json');
});

test('the AI catalog leads to the card', async () => {
  const response = await send(aiCatalogPath);
  expect(response.headers.get('Content-Type')).toBe('application/ai-catalog+json');
  expect(await response.json()).toEqual({
    specVersion: '1.0',
    host: { displayName: 'Example Docs' },
    entries: [
      {
        identifier: 'urn:air:docs.example.dev:mcp:docs',
        displayName: 'Example Docs',
        description: expect.stringContaining('Example documentation'),
        type: 'application/mcp-server-card+json',
        url: 'https://docs.example.dev/docs/mcp/server-card',
      },
    ],
  });
});

test.each([cardPath, aiCatalogPath])('%s can be read by pages and kept', async (path) => {
  const response = await send(path);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Expose-Headers')).toBe('ETag');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  const etag = response.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^"[\da-f]{24}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await send(path, { headers: { 'If-None-Match': known } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('ETag')).toBe(etag);
  }
  expect((await send(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  const head = await send(path, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', etag]);
  expect((await send(path, { method: 'OPTIONS' })).status).toBe(204);
  expect((await send(path, { method: 'POST' })).status).toBe(405);
});

test('each of the paths is a route', () => {
  for (const path of [cardPath, ...cardAliases, aiCatalogPath, '/mcp']) {
    expect(routes.filter((route) => route.path === path)).toHaveLength(1);
  }
});
