import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { handleMcp } from '../../../../../plugins/agents/mcp/handler';
import type { EdgeContext } from '../../../../../plugins/agents/worker/site';

/** The revisions of the protocol that a client speaks: with a session's handshake, or without sessions. */
export type Era = 'legacy' | 'modern';

export const eras: readonly Era[] = ['legacy', 'modern'];

/** How a client reaches the server: a request to `/mcp`, and its response. */
type SendRequest = (request: Request) => Promise<Response>;

/** Connects the official client, without a socket. */
export async function connect(era: Era, send: SendRequest): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL('http://docs.test/mcp'), {
    fetch: (url, init) => send(new Request(url, init)),
  });
  const info = { name: 'test', version: '1.0.0' };
  const client =
    era === 'modern'
      ? new Client(info, { versionNegotiation: { mode: 'auto' } })
      : new Client(info);
  await client.connect(transport);
  return client;
}

/** Connects the client to the module. */
export function connectTo(era: Era, context: EdgeContext): Promise<Client> {
  return connect(era, (request) => handleMcp(request, context));
}

/** The object of a tool's result. @throws when the tool failed */
export async function callTool<Result>(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<Result> {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: input });
  if (isError) throw new Error(`${name} failed: ${JSON.stringify(content)}`);
  return structuredContent as Result;
}
