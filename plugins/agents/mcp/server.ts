import { type CacheHint, McpServer } from '@modelcontextprotocol/server';
import { siteAddress } from '../../../src/edge/siteAddress.ts';
import type { DocumentedProduct } from '../../../src/lib/docsCatalog.ts';
import type { Docs } from './docs.ts';
import { tools } from './tools.ts';

/** Docs and tools change with a deployment of the site only. */
const hint: CacheHint = { ttlMs: 3_600_000, cacheScope: 'public' };

/** Raised when a tool changes. */
const version = '4.0.0';

/** Clients take a tool without annotations for a dangerous one. */
const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** What a model reads before it uses the tools. */
function instructionsOf({ name, tagline, version: packageVersion }: DocumentedProduct): string {
  return `The documentation of ${name} (${tagline.toLowerCase()}), written for version ${packageVersion} of its npm package. Use it before you write ${name} code, because what you remember of the API may be old.

- Call search with a question or keywords. Its excerpts are often all you need.
- Call fetch with the id of a result to read a section or a page.
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
      capabilities: { tools: { listChanged: false } },
      cacheHints: { 'server/discover': hint, 'tools/list': hint },
    },
  );
  for (const { name, title, description, input, output, run, text } of tools) {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        outputSchema: output,
        annotations: { title, ...readOnly },
      },
      async (given) => {
        const result = await run(given, docs);
        const shown = text?.(result) ?? JSON.stringify(result);
        return { structuredContent: result, content: [{ type: 'text', text: shown }] };
      },
    );
  }
  return server;
}
