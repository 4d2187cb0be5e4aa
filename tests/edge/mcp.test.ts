import { expect, test } from 'vitest';
import { temporaryFolder } from '../unit/folder';
import { callTool, connect } from '../unit/plugins/agents/mcp/connect';
import { docsFixture } from '../unit/plugins/agents/mcp/docsFixture';
import { serveWorkerd } from './serveWorkerd';

/** A small site as a build writes it. */
function builtSite(): Record<string, string> {
  const { files, site } = docsFixture();
  const { url, baseUrl, pages, redirects } = site;
  return {
    ...Object.fromEntries(files),
    '/404.html': '<h1>Not found</h1>',
    '/edge/site.json': JSON.stringify({ url, baseUrl, pages }),
    '/edge/redirects.json': JSON.stringify(redirects),
  };
}

test('the MCP server answers in workerd', async () => {
  const { origin, close } = await serveWorkerd(temporaryFolder(builtSite()));
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
  }
});
