import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpOperation } from '../../../src/lib/httpOperation';
import { readHttpOperations } from './httpOperations';

/** A request as it came. */
export interface SentRequest {
  method: string;
  url: string;
  authorization: string;
  headers: IncomingMessage['headers'];
  body: string;
}

interface Reply {
  status: number;
  /** Without it the body is empty. */
  json?: unknown;
}

/** Tokens that the server knows. */
export const tokens = {
  team: 'team-token-5f2c9a',
  user: 'user-token-81d0be',
  deployKey: 'dev:happy-otter-123|eyJ2MiI6IjVmMmM5YSJ9',
};

/** Runs a function of a deployment, as far as the forms call some. */
function runFunction(body: unknown): Reply {
  const { path, args } = body as { path: string; args: { done?: boolean } };
  if (!path.includes(':')) {
    const json = { code: 'BadConvexFunctionIdentifier', message: `${path} is not a function.` };
    return { status: 400, json };
  }
  const isKnown = path === 'tasks:list' && typeof args.done === 'boolean';
  const value = [{ text: 'Book the band', done: false }];
  const errorMessage = '[Request ID: 3f9c1e7a5b20d846] Server Error';
  return {
    status: 200,
    json: isKnown ? { status: 'success', value } : { status: 'error', errorMessage },
  };
}

/** Operations whose response depends on the request, by their ids. The others respond as documented. */
const handlers: Record<string, (body: unknown) => Reply> = {
  public_query_post: runFunction,
  public_mutation_post: runFunction,
};

/** Functions that fail as servers, networks and proxies do. */
const faultyAnswers: Record<string, (response: ServerResponse, origin: string) => void> = {
  'faults:silent': () => {},
  'faults:closed': (response) => response.destroy(),
  'faults:broken': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
    response.write('{"status":', () => response.destroy());
  },
  'faults:unreadable': (response) => {
    response.removeHeader('Access-Control-Allow-Origin');
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  },
  'faults:moved': (response, origin) => {
    response.writeHead(307, { Location: `${origin}/elsewhere` }).end();
  },
};

function patternOf({ servers, path, parameters }: HttpOperation): RegExp {
  const base = servers[0].url.replace(/^\{\w+\}|^https:\/\/[^/]+/, '');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const keeps = parameters.some((parameter) => parameter.name === name && parameter.keepsSlashes);
    return `(?<${name}>${keeps ? '.+' : '[^/]+'})`;
  });
  return new RegExp(`^${base}${filled}$`);
}

function isAllowed({ auth }: HttpOperation, authorization: string): boolean {
  if (authorization === '') return !auth.required;
  const known = [`Bearer ${tokens.team}`, `Bearer ${tokens.user}`, `Convex ${tokens.deployKey}`];
  const [prefix] = authorization.split(' ');
  return known.includes(authorization) && auth.schemes.some((scheme) => scheme.prefix === prefix);
}

/** The first success that the document shows. */
function documentedReply({ responses }: HttpOperation): Reply {
  const success = responses.find(({ status }) => status.startsWith('2'));
  return { status: Number(success?.status), json: success?.content?.examples[0]?.value };
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** A server that implements the operations of the documents, as far as a browser is concerned too. */
export async function startConvexServer() {
  const operations = (await readHttpOperations()).map((operation) => ({
    operation,
    pattern: patternOf(operation),
  }));
  const sent: SentRequest[] = [];
  let origin = '';

  const replyTo = ({ method, url, authorization, body }: SentRequest): Reply => {
    const { pathname } = new URL(url, origin);
    const match = operations.find(
      ({ operation, pattern }) => operation.method === method && pattern.test(pathname),
    );
    if (!match) return { status: 404 };
    if (!isAllowed(match.operation, authorization)) {
      return { status: 401, json: { code: 'Unauthorized', message: 'The token is not valid.' } };
    }
    const handler = handlers[match.operation.id];
    return handler ? handler(JSON.parse(body)) : documentedReply(match.operation);
  };

  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const body = await readText(request);
    const { method = '', url = '', headers } = request;
    const call = { method, url, headers, body, authorization: headers.authorization ?? '' };
    if (method !== 'HEAD') sent.push(call);
    const [fault] = /faults:\w+/.exec(body) ?? [];
    if (fault) return faultyAnswers[fault]?.(response, origin);
    const { status, json } = replyTo(call);
    const type = json === undefined ? {} : { 'Content-Type': 'application/json' };
    return response.writeHead(status, type).end(json === undefined ? '' : JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Everything that was asked for, questions of browsers whether they may ask left out. */
    sent,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type ConvexServer = Awaited<ReturnType<typeof startConvexServer>>;
