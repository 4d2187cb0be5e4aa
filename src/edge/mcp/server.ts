import { type CacheHint, McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { siteAddress } from '../siteAddress.ts';
import type { Docs } from './docs.ts';
import { identityOf, instructionsOf } from './identity.ts';
import { listResources, pageTemplate, readResource } from './resources.ts';
import { tools } from './tools/index.ts';
import { readOnly, toResult } from './tools/tool.ts';

/** Docs and tools change with a deployment of the site only. */
const hint: CacheHint = { ttlMs: 3_600_000, cacheScope: 'public' };

/** Makes the server for one request. */
export async function createServer(docs: Docs): Promise<McpServer> {
  const { product } = await docs.catalog();
  const server = new McpServer(
    { ...identityOf(product), websiteUrl: siteAddress(docs.site, '/') },
    {
      instructions: instructionsOf(product),
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      cacheHints: {
        'server/discover': hint,
        'tools/list': hint,
        'resources/list': hint,
        'resources/templates/list': hint,
        'resources/read': hint,
      },
    },
  );

  for (const tool of tools) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: tool.input,
        outputSchema: tool.output,
        annotations: { title: tool.title, ...readOnly },
      },
      async (input) => {
        const result = await tool.run(input, docs);
        return toResult(result, tool.text?.(result, docs) ?? JSON.stringify(result));
      },
    );
  }

  server.registerResource(
    'page',
    new ResourceTemplate(pageTemplate(docs.site), { list: undefined }),
    {
      title: 'Page of the docs',
      description: 'A page as Markdown; the path is an id of search or list_pages.',
      mimeType: 'text/markdown',
    },
    (uri) => readResource(docs, uri.href),
  );
  // The server's own list has no pages.
  server.server.setRequestHandler('resources/list', ({ params }) =>
    listResources(docs, params?.cursor),
  );
  return server;
}
