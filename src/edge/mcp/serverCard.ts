import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import type { DocumentedProduct } from '../../lib/docsCatalog.ts';
import type { Site } from '../edgeTypes.ts';
import { siteAddress } from '../siteAddress.ts';
import { identityOf } from './identity.ts';
import { cardPath, mcpPath } from './paths.ts';

/** The revision of the protocol without sessions. */
const currentRevision = '2026-07-28';

/** The media type of a server card. */
export const cardType = 'application/mcp-server-card+json';

/** The media type of an AI catalog. */
export const aiCatalogType = 'application/ai-catalog+json';

/**
 * Describes the server to programs that list servers.
 * https://github.com/modelcontextprotocol/experimental-ext-server-card
 */
export function serverCard(product: DocumentedProduct, site: Site): object {
  const { name, title, version, description } = identityOf(product);
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name,
    version,
    title,
    description,
    websiteUrl: siteAddress(site, '/'),
    repository: { url: product.repositoryUrl, source: 'github' },
    icons: [{ src: siteAddress(site, '/favicon.svg'), mimeType: 'image/svg+xml' }],
    remotes: [
      {
        type: 'streamable-http',
        url: siteAddress(site, mcpPath),
        supportedProtocolVersions: [currentRevision, ...SUPPORTED_PROTOCOL_VERSIONS],
      },
    ],
  };
}

/**
 * Lists what agents can use on this host: the MCP server.
 * https://github.com/Agent-Card/ai-catalog
 */
export function aiCatalog(product: DocumentedProduct, site: Site): object {
  const { hostname } = new URL(site.url);
  const { title, description } = identityOf(product);
  return {
    specVersion: '1.0',
    host: { displayName: product.docsName },
    entries: [
      {
        identifier: `urn:air:${hostname}:mcp:docs`,
        displayName: title,
        description,
        type: cardType,
        url: siteAddress(site, cardPath),
      },
    ],
  };
}
