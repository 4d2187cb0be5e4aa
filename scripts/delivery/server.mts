import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { lookup } from 'mrmime';
import { sendFile } from '../../plugins/agents/worker/respond.ts';
import { type AssetsBinding, siteFile } from '../../plugins/agents/worker/site.ts';
import { createWorker } from '../../plugins/agents/worker/worker.ts';
import { tryDecode } from '../../src/lib/tryDecode.ts';

const brotli = promisify(brotliCompress);

const compressible = /^(text\/|image\/svg|font\/(ttf|otf))|[/+](json|javascript|xml|wasm)\b/;

/**
 * The headers that a `_headers` file has for a path: https://developers.cloudflare.com/workers/static-assets/headers/
 * @throws at a line that is neither a path, a header, a comment nor blank
 */
export function headersFor(path: string, rules: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of rules.split('\n')) {
    const [, name, value] = /^\s+([\w-]+)\s*:\s*(.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) {
      const pattern = line.trim().replace(/[.+?^${}()|[\]\\]/g, '\\$&');
      applies = new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path);
    } else if (name !== undefined && value !== undefined) {
      if (applies) headers.append(name, value);
    } else if (!/^\s*(#|$)/.test(line)) {
      throw new Error(`_headers has "${line}", which is neither a path nor "  Name: value".`);
    }
  }
  return headers;
}

/**
 * The files of a build as Cloudflare serves them to the Worker: clean URLs, `_headers`, `404.html`.
 * @throws when the folder doesn't exist
 */
export function openAssets(dir: string): AssetsBinding {
  const root = resolve(dir);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`${dir} is not a folder.`);
  }

  const hidden = ['_headers', '_redirects'].map((name) => join(root, name));

  async function readFirst(names: readonly string[]) {
    for (const name of names) {
      const file = resolve(root, name);
      if (!file.startsWith(root + sep) || hidden.includes(file)) continue;
      const body = await readFile(file).catch(() => undefined);
      if (body !== undefined) return { name, body };
    }
    return undefined;
  }

  return {
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
      }
      const path = tryDecode(new URL(request.url).pathname) ?? '';
      const name = path.slice(1);
      const found = await readFirst([name, `${name}.html`, join(name, 'index.html')]);
      const file = found ?? (await readFirst(['404.html']));
      if (file === undefined) return new Response('404 Not Found\n', { status: 404 });

      const rules = await readFile(join(root, '_headers'), 'utf8').catch(() => '');
      const headers = headersFor(path, rules);
      const type = lookup(file.name) ?? 'application/octet-stream';
      const isText = /^text\/|javascript|json|xml/.test(type) && !type.includes('charset');
      headers.set('Content-Type', isText ? `${type}; charset=utf-8` : type);
      // Weak, because the same tag stands for the compressed body.
      headers.set('ETag', `W/"${createHash('sha1').update(file.body).digest('base64url')}"`);
      if (!headers.has('Cache-Control')) {
        headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
      }
      if (compressible.test(type)) headers.append('Vary', 'Accept-Encoding');
      const response = new Response(file.body, { status: found ? 200 : 404 });
      return sendFile(request, response, headers);
    },
  };
}

function toRequest(incoming: http.IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: Object.fromEntries(entries),
    ...(!['GET', 'HEAD'].includes(method) && {
      body: Readable.toWeb(incoming) as ReadableStream,
      duplex: 'half',
    }),
  });
}

/**
 * Answers requests as the Worker does, a new one after each build.
 * @throws when the build is for another base
 */
function openWorker(dir: string, base: string): (request: Request) => Promise<Response> {
  if (!/^\/(?:.*\/)?$/.test(base)) throw new Error(`The base ${base} needs a slash at both ends.`);
  const ASSETS = openAssets(dir);
  const file = join(dir, siteFile);
  if (!existsSync(file)) {
    // A build in hash-router mode, which has nothing for the Worker, and works below any path.
    return (request) => {
      const url = new URL(request.url);
      if (url.pathname.startsWith(base)) url.pathname = url.pathname.slice(base.length - 1);
      return ASSETS.fetch(new Request(url, request));
    };
  }
  const { baseUrl } = JSON.parse(readFileSync(file, 'utf8'));
  if (baseUrl !== base) {
    throw new Error(`This build is for ${baseUrl}, not ${base}. Add --base ${baseUrl}`);
  }
  let [worker, version] = [createWorker(), statSync(file).mtimeMs];
  return (request) => {
    const current = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? version;
    if (current !== version) [worker, version] = [createWorker(), current];
    return worker.fetch(request, { ASSETS });
  };
}

interface ServerOptions {
  /** A free one by default. */
  port?: number;
  /** `localhost` by default, because only that is a secure context everywhere. */
  host?: string;
  /** Path prefix with a slash at both ends, `/` by default. A build that names its own must have this one. */
  base?: string;
  /** Of Brotli, the best by default; a lower one costs a fraction of the time. */
  quality?: number;
}

/**
 * Serves a build as the Worker does, compressed with Brotli.
 * @throws when the folder doesn't exist, or is for another base
 */
export async function serveBuild(
  dir: string,
  { port = 0, host = 'localhost', base = '/', quality = 11 }: ServerOptions = {},
): Promise<{ origin: string; close: () => void }> {
  const respond = openWorker(dir, base);
  const compressed: Map<string, Promise<Buffer>> = new Map();

  function compress(tag: string, body: Buffer): Promise<Buffer> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const bytes = compressed.get(tag) ?? brotli(body, { params });
    compressed.set(tag, bytes);
    return bytes;
  }

  async function answer(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
    const { status, headers, body } = await respond(toRequest(incoming));
    outgoing.statusCode = status;
    outgoing.setHeaders(headers);
    // The rest of a body that is refused would be read as the next request.
    if (!incoming.complete) outgoing.setHeader('connection', 'close');
    if (body === null) return outgoing.end();
    const plain = Buffer.from(await new Response(body).arrayBuffer());
    const tag = headers.get('etag');
    const accepted = /\bbr\b/.test(String(incoming.headers['accept-encoding']));
    if (tag === null || !accepted || !compressible.test(headers.get('content-type') ?? '')) {
      return outgoing.end(plain);
    }
    outgoing.setHeader('content-encoding', 'br');
    return outgoing.end(await compress(tag, plain));
  }

  const server = http.createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => {
      console.error(error);
      outgoing.writeHead(500).end('500 Internal Server Error\n');
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: used } = server.address() as AddressInfo;
  return {
    // An address of IPv6 needs brackets.
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${used}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A port that isn't in use at the moment. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
