import { apiCatalog, apiCatalogPath } from './apiCatalog.ts';
import type { EdgeRoute } from './edgeTypes.ts';
import { aiCatalogPath, cardAliases, cardPath, mcpPath } from './mcp/paths.ts';

const mcp: EdgeRoute['handle'] = async (request, context) => {
  const { handleMcp } = await import('./mcp/index.ts');
  return handleMcp(request, context);
};

const mcpDiscovery: EdgeRoute['handle'] = async (request, context) => {
  const { handleDiscovery } = await import('./mcp/index.ts');
  return handleDiscovery(request, context);
};

/** The paths that modules answer. Import what is large on the first request: `await import('./mcp/…')`. */
export const routes: readonly EdgeRoute[] = [
  { path: apiCatalogPath, handle: apiCatalog },
  { path: mcpPath, handle: mcp },
  ...[cardPath, ...cardAliases, aiCatalogPath].map((path) => ({ path, handle: mcpDiscovery })),
];
