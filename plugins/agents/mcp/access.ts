import { validateOriginHeader } from '@modelcontextprotocol/server';

/**
 * Hosts of pages that may call the server from a browser, besides the docs' own: the inspector and other
 * clients on the reader's machine, and web clients. Programs outside of a browser send no origin.
 */
const clientHosts = [
  'localhost',
  '127.0.0.1',
  '[::1]',
  'claude.ai',
  'chatgpt.com',
  'vscode.dev',
  'insiders.vscode.dev',
];

const requestHeaders = [
  'Accept',
  'Authorization',
  'Content-Type',
  'Last-Event-ID',
  'Mcp-Method',
  'Mcp-Name',
  'Mcp-Protocol-Version',
  'Mcp-Session-Id',
];

/**
 * Whether a page of this origin may call the server. A request without an origin doesn't come from a page.
 * @param siteUrl canonical origin of the docs
 */
export function isAllowedOrigin(origin: string | null, siteUrl: string): boolean {
  return validateOriginHeader(origin, [new URL(siteUrl).hostname, ...clientHosts]).ok;
}

/** Headers that let a page read the response. */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Mcp-Protocol-Version',
    Vary: 'Origin',
  };
}

/** The response to a browser that asks whether it may send a request. */
export function preflight(origin: string | null): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(origin),
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': requestHeaders.join(', '),
      'Access-Control-Max-Age': '86400',
    },
  });
}
