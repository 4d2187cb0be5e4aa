import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { callTool, connect } from '../unit/plugins/agents/mcp/connect';
import { docsFixture } from '../unit/plugins/agents/mcp/docsFixture';
import { serveWorkerd } from './serveWorkerd';

/** Writes a small site to a folder, as a build does. */
function writeSite(dir: string): void {
  const { files, site } = docsFixture();
  const { url, baseUrl, pages, redirects } = site;
  const all = new Map([
    ...files,
    ['/404.html', '<h1>Not found</h1>'],
    ['/edge/site.json', JSON.stringify({ url, baseUrl, pages })],
    ['/edge/redirects.json', JSON.stringify(redirects)],
  ]);
  for (const [path, text] of all) {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

test('the MCP server answers in workerd', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mcp-site-'));
  writeSite(dir);
  const { origin, close } = await serveWorkerd(dir);
  try {
    const client = await connect('modern', async (request) => {
      const { method, headers } = request;
      const body = method === 'POST' ? await request.text() : null;
      return fetch(`${origin}/mcp`, { method, headers, body });
    });
    const { results } = await callTool<{ results: { id: string }[] }>(client, 'search', {
      query: 'paginate in react',
    });
    expect(results[0]?.id).toBe('/database/pagination#paginate-in-react');
    await client.close();
  } finally {
    await close();
    rmSync(dir, { recursive: true });
  }
});
