import type { DocumentedProduct } from '../../lib/docsCatalog.ts';
import type { EdgeContext, Site } from '../edgeTypes.ts';
import { isFresh } from '../isFresh.ts';
import { openDocs } from './docs.ts';
import { aiCatalogPath, cardAliases, cardPath } from './paths.ts';
import { aiCatalog, aiCatalogType, cardType, serverCard } from './serverCard.ts';

interface DiscoveryDocument {
  type: string;
  make: (product: DocumentedProduct, site: Site) => object;
}

const card: DiscoveryDocument = { type: cardType, make: serverCard };

/** What programs read to find the MCP server, by path below the base URL. */
const documents = new Map<string, DiscoveryDocument>([
  ...[cardPath, ...cardAliases].map((path) => [path, card] as const),
  [aiCatalogPath, { type: aiCatalogType, make: aiCatalog }],
]);

async function etagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = Array.from(new Uint8Array(digest).slice(0, 12));
  return `"${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

const common = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, If-None-Match, Mcp-Protocol-Version',
  'Access-Control-Expose-Headers': 'ETag',
};

/**
 * Responds to a request for a document that describes the MCP server. These documents are made here and not with
 * the site, because a host that serves files only has no MCP server either.
 */
export async function handleDiscovery(request: Request, context: EdgeContext): Promise<Response> {
  const { site } = context;
  const { pathname } = new URL(request.url);
  const { type, make } = documents.get(`/${pathname.slice(site.baseUrl.length)}`) ?? card;
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: common });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { ...common, Allow: 'GET, HEAD, OPTIONS' } });
  }
  const { product } = await openDocs(context).catalog();
  const text = `${JSON.stringify(make(product, site), null, 2)}\n`;
  const etag = await etagOf(text);
  const headers = { ...common, 'Cache-Control': 'public, max-age=3600', ETag: etag };
  if (isFresh(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: { ...headers, 'Content-Type': type },
  });
}
