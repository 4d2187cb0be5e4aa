import { createMcpHandler } from '@modelcontextprotocol/server';
import type { EdgeContext } from '../../../src/edge/edgeTypes.ts';
import { corsHeaders, isAllowedOrigin, preflight } from './access.ts';
import { openDocs } from './docs.ts';
import { createServer } from './server.ts';
import { replacedTool } from './tools.ts';

/** The largest request that is read, in bytes. A query is much shorter. */
const maxRequestBodySize = 65_536;

const notAllowed = `This is a server of the Model Context Protocol. Add its address to an MCP client, which sends POST requests.
`;

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const own = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) own.headers.set(name, value);
  return own;
}

/** The response to a request that the server can't handle, as the protocol writes it. */
const internalError = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32603, message: 'The docs cannot be read right now. Try again later.' },
};

/**
 * Names the tool to call instead of one that has been replaced, which the SDK doesn't know, and turns a stream with the
 * only message into JSON for clients that don't read streams.
 */
async function finish(response: Response, readsStreams: boolean): Promise<Response> {
  const { status, headers } = response;
  const text = (await response.text()).replace(
    /(?<="message":")Tool (\w+) not found(?=")/,
    (unknown, name) => replacedTool(name) ?? unknown,
  );
  const isStream = headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!isStream || readsStreams) return new Response(text || null, { status, headers });
  const [, data] = /^data: (.+)$/m.exec(text) ?? [];
  return new Response(data ?? null, { status, headers: { 'Content-Type': 'application/json' } });
}

/**
 * Responds to a request to `/mcp`. There are no sessions: each request is complete, whichever revision of the
 * protocol the client speaks.
 */
export async function handleMcp(request: Request, context: EdgeContext): Promise<Response> {
  const origin = request.headers.get('Origin');
  if (!isAllowedOrigin(origin, context.site.url)) {
    return plain(403, `The origin ${origin} is not allowed.\n`, { Vary: 'Origin' });
  }
  if (request.method === 'OPTIONS') return preflight(origin);
  const headers = { ...corsHeaders(origin), 'Cache-Control': 'no-store' };
  if (request.method !== 'POST') {
    const text = request.method === 'HEAD' ? '' : notAllowed;
    return plain(405, text, { ...headers, Allow: 'POST, OPTIONS' });
  }
  const docs = openDocs(context);
  try {
    await docs.catalog();
  } catch (error) {
    console.error(error);
    return Response.json(internalError, { status: 500, headers });
  }
  const { fetch } = createMcpHandler(() => createServer(docs), { maxRequestBodySize });
  // Programs that only read JSON, and `curl` without options, don't list what the protocol asks for.
  const accepted = request.headers.get('Accept') ?? '*/*';
  const readsStreams = accepted.includes('text/event-stream');
  const readable = new Request(request);
  readable.headers.set('Accept', 'application/json, text/event-stream');
  return withHeaders(await finish(await fetch(readable), readsStreams), headers);
}
