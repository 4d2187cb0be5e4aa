import http from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { encodePath } from '../../src/edge/encodePath.ts';
import { isFresh } from '../../src/edge/isFresh.ts';
import { tryDecode } from '../../src/lib/tryDecode.ts';
import { createEdge, type EdgeAnswer } from './edgeServer.mts';
import { chooseEncoding, EncodingCache, isCompressible } from './encoding.mts';
import { openStaticHost } from './staticHost.mts';

/** An answer before it is compressed. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
  /** Changes with the body; without quotes. Bodies that have none aren't compressed. */
  hash?: string;
  /** The `Content-Type`, if the headers don't have it. */
  type?: string | undefined;
}

const toObject = (headers: Headers) => Object.fromEntries(headers);

/** Plain text that says what a status means. */
function textAnswer(status: number, headers: Record<string, string> = {}): Answer {
  const body = Buffer.from(`${status} ${http.STATUS_CODES[status]}\n`);
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body };
}

function redirectAnswer(location: string): Answer {
  return { status: 301, headers: { location }, body: Buffer.alloc(0) };
}

/**
 * Creates an HTTP server for a build. It does what the Worker does (`src/edge`) if the build has what the Worker
 * needs to know. Otherwise, and where the Worker fails, it serves files: clean URLs, `_headers`, `404.html`. Brotli,
 * gzip and ETags are its own.
 * @param options.dir the folder to serve
 * @param options.base path prefix with a slash at both ends, `/` by default
 * @param options.quality of brotli, the best by default; a lower one costs a fraction of the time
 * @returns the server, which isn't listening yet
 * @throws when the folder doesn't exist, or a line in `_headers` isn't a rule
 */
export function createServer({
  dir,
  base = '/',
  quality = 11,
}: {
  dir: string;
  base?: string;
  quality?: number;
}): http.Server {
  const host = openStaticHost(dir);
  if (!/^\/(?:.*\/)?$/.test(base)) throw new Error(`The base ${base} needs a slash at both ends.`);
  const edge = createEdge(host, base);
  const encodings = new EncodingCache(quality);

  async function fileAnswer(file: string, path: string, status: number): Promise<Answer> {
    const { body, hash, headers } = await host.load(file, path);
    return { status, headers, body, hash };
  }

  async function staticAnswer(method: string, rawPath: string, query: string): Promise<Answer> {
    if (method !== 'GET' && method !== 'HEAD') return textAnswer(405, { allow: 'GET, HEAD' });
    const fullPath = tryDecode(rawPath);
    // An encoded slash or a backslash is never part of a build's file names and could smuggle in another
    // host.
    if (!fullPath?.startsWith('/') || /[\0\\]/.test(fullPath) || /%2f/i.test(rawPath)) {
      return textAnswer(400);
    }

    const isBase = fullPath === base || `${fullPath}/` === base;
    const inside = isBase || fullPath.startsWith(base);
    const path = isBase ? '/' : fullPath.slice(base.length - 1);

    // Otherwise `//other.host/` would become a URL of another host.
    const plain = rawPath.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
    if (isBase ? fullPath !== base : inside && rawPath !== plain) {
      return redirectAnswer((isBase ? base : plain) + query);
    }

    const file = inside ? await host.find(path) : undefined;
    if (file !== undefined) {
      if (!fullPath.endsWith('.html')) return fileAnswer(file, path, 200);
      const clean = fullPath.replace(/(?:\/index)?\.html$/, '');
      return redirectAnswer((clean.length < base.length ? base : encodePath(clean)) + query);
    }
    const notFound = await host.findNotFound();
    return notFound === undefined ? textAnswer(404) : fileAnswer(notFound, path, 404);
  }

  /** Sends an answer, compressed if the client takes it, or 304 if it has it. */
  async function send(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    { status, headers, body = Buffer.alloc(0), hash, type = headers['content-type'] ?? '' }: Answer,
  ) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const mayCompress = hash !== undefined && isCompressible(type);
    const encoding = mayCompress ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    if (mayCompress) response.appendHeader('vary', 'Accept-Encoding');
    // Weak for a compressed body, as Cloudflare does: it says the same, in other bytes.
    const etag = encoding === 'identity' ? `"${hash}"` : `W/"${hash}"`;
    if (hash !== undefined) response.setHeader('etag', etag);
    const isCurrent =
      status === 200 && hash !== undefined && isFresh(request.headers['if-none-match'], etag);
    if (status === 304 || isCurrent) {
      response.removeHeader('content-length');
      response.writeHead(304).end();
      return;
    }
    const bytes = hash === undefined ? body : await encodings.encode(hash, body, encoding);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', bytes.length);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : bytes);
  }

  /** Sends what the Worker answered: a file like any other, or a body as it comes. */
  async function sendFromEdge(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    { response: { status, headers, body }, file }: EdgeAnswer,
  ) {
    if (file !== undefined) {
      const type = headers.get('content-type') ?? file.headers['content-type'];
      await body?.cancel();
      await send(request, response, {
        status,
        headers: toObject(headers),
        body: file.body,
        hash: file.hash,
        type,
      });
      return;
    }
    const isEmpty = body === null && request.method !== 'HEAD' && ![204, 304].includes(status);
    const length = isEmpty && { 'content-length': 0 };
    response.writeHead(status, { ...length, ...toObject(headers) });
    if (body === null || request.method === 'HEAD') response.end();
    else Readable.fromWeb(body as ReadableStream).pipe(response);
  }

  async function answerFromEdge(request: http.IncomingMessage, response: http.ServerResponse) {
    try {
      const answer = await edge(request);
      if (answer !== undefined) await sendFromEdge(request, response, answer);
      return answer !== undefined;
    } catch (error) {
      // What isn't read-only may have had an effect, so nothing else answers it.
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead || response.headersSent) throw error;
      console.error(error);
      return false;
    }
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    if (await answerFromEdge(request, response)) return;
    const { method = 'GET', url = '/' } = request;
    const [rawPath = '/', ...queries] = url.split('?');
    const query = queries.length > 0 ? `?${queries.join('?')}` : '';
    await send(request, response, await staticAnswer(method, rawPath, query));
  }

  return http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else void send(request, response, textAnswer(500));
    });
  });
}
