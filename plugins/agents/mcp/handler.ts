import { createMcpHandler, validateOriginHeader } from '@modelcontextprotocol/server';
import type { EdgeContext } from '../worker/site.ts';
import { openDocs } from './docs.ts';
import { createServer, replacedTool } from './tools.ts';

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

const requestHeaders =
  'Accept, Authorization, Content-Type, Last-Event-ID, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, Mcp-Session-Id';

/** Headers that let a page read the response. */
function corsHeaders(origin: string | null): Record<string, string> {
  return {
    Vary: 'Origin',
    ...(origin !== null && {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Mcp-Protocol-Version',
    }),
  };
}

/** The largest request that is read, in bytes. A query is much shorter. */
const maxRequestBodySize = 65_536;

/**
 * Names the tool to call instead of one that has been replaced, which the SDK doesn't know, and turns a stream, which has
 * the only message, into JSON, which all clients read.
 */
async function finish(response: Response, own: Record<string, string>): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  let text = (await response.text()).replace(
    /(?<="message":")Tool (\w+) not found(?=")/,
    (unknown, name) => replacedTool(name) ?? unknown,
  );
  if (headers.get('Content-Type')?.startsWith('text/event-stream')) {
    text = /^data: (.+)$/m.exec(text)?.[1] ?? '';
    headers.set('Content-Type', 'application/json');
  }
  return new Response(text || null, { status, headers });
}

/**
 * Responds to a request to `/mcp`. There are no sessions: each request is complete, whichever revision of the
 * protocol the client speaks.
 */
export async function handleMcp(request: Request, context: EdgeContext): Promise<Response> {
  const origin = request.headers.get('Origin');
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  // A request without an origin doesn't come from a page.
  const hosts = [new URL(context.site.url).hostname, ...clientHosts];
  if (!validateOriginHeader(origin, hosts).ok) {
    const headers = { ...plain, Vary: 'Origin' };
    return new Response(`The origin ${origin} is not allowed.\n`, { status: 403, headers });
  }
  const headers = { ...corsHeaders(origin), 'Cache-Control': 'no-store' };
  if (request.method === 'OPTIONS') {
    return new Response(null, {
      status: 204,
      headers: {
        ...corsHeaders(origin),
        'Access-Control-Allow-Methods': 'POST, OPTIONS',
        'Access-Control-Allow-Headers': requestHeaders,
        'Access-Control-Max-Age': '86400',
      },
    });
  }
  if (request.method !== 'POST') {
    const text =
      'This is a server of the Model Context Protocol. Add its address to an MCP client, which sends POST requests.\n';
    return new Response(request.method === 'HEAD' ? null : text, {
      status: 405,
      headers: { ...plain, ...headers, Allow: 'POST, OPTIONS' },
    });
  }
  const docs = openDocs(context);
  const { fetch } = createMcpHandler(() => createServer(docs), { maxRequestBodySize });
  // Programs that only read JSON, and `curl` without options, don't list what the protocol asks for.
  const readable = new Request(request);
  readable.headers.set('Accept', 'application/json, text/event-stream');
  return finish(await fetch(readable), headers);
}
