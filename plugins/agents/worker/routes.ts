import { apiCatalogPath, mcpPath } from './addresses.ts';
import { apiCatalog } from './apiCatalog.ts';
import type { EdgeRoute } from './edgeTypes.ts';

const mcp: EdgeRoute['handle'] = async (request, context) => {
  const { handleMcp } = await import('../mcp/handler.ts');
  return handleMcp(request, context);
};

/** The paths that modules answer. Import what is large on the first request, as `mcp` does. */
export const routes: readonly EdgeRoute[] = [
  { path: apiCatalogPath, handle: apiCatalog },
  { path: mcpPath, handle: mcp },
];
