/** The docs as an MCP server, and the documents that describe it. Loaded with the first request for one of them. */
export { handleDiscovery } from './discovery.ts';
export { handleMcp } from './handler.ts';
