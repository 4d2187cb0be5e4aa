/** Path of the server below the base URL. */
export const mcpPath = '/mcp';

/** Path of the server's card below the base URL. */
export const cardPath = '/mcp/server-card';

/** Where programs look for the card that don't know its own path. */
export const cardAliases: readonly string[] = [
  '/.well-known/mcp/server-card.json',
  '/.well-known/mcp.json',
  '/.well-known/mcp',
];

/** Path of the list of what agents can use here, below the base URL. */
export const aiCatalogPath = '/.well-known/ai-catalog.json';
