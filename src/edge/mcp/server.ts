import { type CacheHint, McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import type { DocumentedProduct } from '../../lib/docsCatalog.ts';
import { siteAddress } from '../siteAddress.ts';
import type { Docs } from './docs.ts';
import { listResources, pageTemplate, readResource } from './resources.ts';
import { tools } from './tools/index.ts';
import { readOnly, toResult } from './tools/tool.ts';

/** Docs and tools change with a deployment of the site only. */
const hint: CacheHint = { ttlMs: 3_600_000, cacheScope: 'public' };

/** Raised when a tool changes. */
const version = '3.1.0';

/** What a model reads before it uses the tools. */
function instructionsOf({ name, tagline, version: packageVersion }: DocumentedProduct): string {
  return `The documentation of ${name} (${tagline.toLowerCase()}), written for version ${packageVersion} of its npm package. Use it before you write ${name} code, because what you remember of the API may be old.

- Call answer and pass a question. It returns the passages that answer it, which is usually all you need.
- Call read_section with the ids of an answer or a search to read on.
- Call search to see what there is about a subject, and list_pages to see all pages.
- Call find_error with the exact text of an error to get its cause and fix.

Ids are paths of the docs, such as /functions/actions#handle-failures. Cite the url of a result. All tools are read-only and need no login; they know nothing about the user's own deployment.`;
}

/** Makes the server for one request. */
export async function createServer(docs: Docs): Promise<McpServer> {
  const { product } = await docs.catalog();
  const server = new McpServer(
    {
      // The reversed host and what it serves: `dev.convex/docs`.
      name: `${product.namespace}/docs`,
      title: product.docsName,
      version,
      description: `Search and read the ${product.name} documentation, and look up errors. Read-only, without login.`,
      websiteUrl: siteAddress(docs.site, '/'),
    },
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
