import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpOperation } from '../../../src/lib/httpOperation';
import { createBackend, type Reply, tokens } from './convexBackend';
import { readHttpOperations } from './httpOperations';

/** A request as it came. */
export interface SentRequest {
  method: string;
  url: string;
  authorization: string;
  headers: IncomingMessage['headers'];
  body: string;
}

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
  'faults:page': (response) => {
    response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
  },
  'faults:large': (response) => {
    const value = Array.from({ length: 20_000 }, (_, index) => ({ index, text: 'Book the band' }));
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ status: 'success', value }));
  },
  'faults:image': (response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.from([0x89, 0x50, 0xff]));
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
  const operations = readHttpOperations().map((operation) => ({
    operation,
    pattern: patternOf(operation),
  }));
  const backend = createBackend();
  const sent: SentRequest[] = [];
  let origin = '';

  const replyTo = ({ method, url, authorization, body }: SentRequest): Reply => {
    const { pathname, searchParams } = new URL(url, origin);
    const match = operations.find(
      ({ operation, pattern }) => operation.method === method && pattern.test(pathname),
    );
    if (!match) return { status: 404 };
    const handler = backend[match.operation.id] ?? (() => documentedReply(match.operation));
    if (!isAllowed(match.operation, authorization)) {
      return { status: 401, json: { code: 'Unauthorized', message: 'The token is not valid.' } };
    }
    const inPath = match.pattern.exec(pathname)?.groups ?? {};
    const decoded = Object.entries(inPath).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    const parameters = { ...Object.fromEntries(decoded), ...Object.fromEntries(searchParams) };
    try {
      return handler({
        parameters,
        body: body === '' ? undefined : JSON.parse(body),
        authorization,
      });
    } catch (error) {
      return { status: 400, json: { code: 'BadJsonBody', message: String(error) } };
    }
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
