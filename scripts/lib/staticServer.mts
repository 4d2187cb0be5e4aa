import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { matchHeaders, matchRedirect, parseHeaderRules, parseRedirectRules } from './hostRules.mts';

type Encoding = 'br' | 'gzip' | 'identity';

interface CachedFile {
  /** changes with the file on disk */
  version: string;
  body: Promise<Buffer>;
  hash: Promise<string>;
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** What Netlify and Cloudflare send by default: keep it, but revalidate before each use. */
const defaultCacheControl = 'public, max-age=0, must-revalidate';

const compressible = /^(text\/|image\/svg|font\/(ttf|otf))|[/+](json|javascript|xml|wasm)\b/;
const hidden = new Set(['_redirects', '_headers']);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

function toBrotli(body: Buffer) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

/**
 * Chooses how to send a body: the encoding with the highest q, brotli before gzip before none.
 * @param header the request's `Accept-Encoding`
 */
export function chooseEncoding(header: string | undefined): Encoding {
  const weights: Map<string, number> = new Map();
  for (const part of (header ?? '').split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (!name) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    weights.set(name, Number.isNaN(weight) ? 0 : weight);
  }
  const any = weights.get('*');
  const choices: [Encoding, number][] = [
    ['br', weights.get('br') ?? any ?? 0],
    ['gzip', weights.get('gzip') ?? any ?? 0],
    // An unlisted plain body is acceptable but never preferred.
    ['identity', weights.get('identity') ?? 0.0001],
  ];
  return choices.reduce((best, choice) => (choice[1] > best[1] ? choice : best))[0];
}

/**
 * Whether the client's copy is current.
 * @param header the request's `If-None-Match`
 */
export function isFresh(header: string | undefined, etag: string) {
  if (header === undefined) return false;
  const bare = etag.replace(/^W\//, '');
  return header
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare);
}

function isFile(file: string) {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

/**
 * Creates an HTTP server that behaves like a static host: clean URLs, `_redirects` after files, `_headers`,
 * `404.html`, brotli and gzip, ETags.
 * @param options.dir the folder to serve
 * @param options.base path prefix with a slash at both ends, `/` by default
 * @returns the server, which isn't listening yet
 * @throws when the folder doesn't exist, or a line in `_redirects` or `_headers` isn't a rule
 */
export function createServer({ dir, base = '/' }: { dir: string; base?: string }): http.Server {
  const root = resolve(dir);
  if (!existsSync(root) || !statSync(root).isDirectory())
    throw new Error(`${dir} is not a folder.`);
  if (!/^\/(?:.*\/)?$/.test(base)) throw new Error(`The base ${base} needs a slash at both ends.`);

  const optional = (name: string) =>
    existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : '';
  const redirectRules = parseRedirectRules(optional('_redirects'));
  const headerRules = parseHeaderRules(optional('_headers'));
  const cache: Map<string, CachedFile> = new Map();

  async function load(file: string) {
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs}-${size}`;
    const cached = cache.get(file);
    if (cached?.version === version) return cached;
    const body = readFile(file);
    const hash = body.then((bytes) => createHash('sha1').update(bytes).digest('base64url'));
    // The request receives the error through `body`; this copy of it would otherwise count as unhandled.
    hash.catch(() => {});
    const entry: CachedFile = { version, body, hash, encoded: new Map() };
    cache.set(file, entry);
    return entry;
  }

  function encode(entry: CachedFile, encoding: Encoding) {
    const known = entry.encoded.get(encoding);
    if (known) return known;
    const encoded = entry.body.then((body) => {
      if (encoding === 'br') return toBrotli(body);
      return encoding === 'gzip' ? gzipped(body, { level: 9 }) : body;
    });
    entry.encoded.set(encoding, encoded);
    return encoded;
  }

  /**
   * Finds the file for a path below the base: the path itself, with `.html`, or the folder's index.
   * @param path decoded
   */
  async function findFile(path: string) {
    const relative = path.slice(1);
    if (hidden.has(relative)) return undefined;
    const candidates =
      relative === '' ? ['index.html'] : [relative, `${relative}.html`, `${relative}/index.html`];
    for (const candidate of candidates) {
      const file = resolve(root, candidate);
      if (file.startsWith(root + sep) && (await isFile(file))) return file;
    }
    return undefined;
  }

  async function sendFile(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    { file, path, status }: { file: string; path: string; status: number },
  ) {
    const entry = await load(file);
    const mime = lookup(file) ?? 'application/octet-stream';
    const type =
      /^text\/|javascript|json|xml/.test(mime) && !mime.includes('charset')
        ? `${mime}; charset=utf-8`
        : mime;
    const mayCompress = compressible.test(type);
    const encoding = mayCompress ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    const hash = await entry.hash;
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;

    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', defaultCacheControl);
    for (const [name, value] of Object.entries(matchHeaders(headerRules, path))) {
      response.setHeader(name, value);
    }
    response.setHeader('ETag', etag);
    if (mayCompress) response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && isFresh(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    const body = await encode(entry, encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
  }

  function sendRedirect(response: http.ServerResponse, status: number, location: string) {
    response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
  }

  function sendText(
    response: http.ServerResponse,
    status: number,
    headers: Record<string, string> = {},
  ) {
    const text = `${status} ${http.STATUS_CODES[status]}\n`;
    response
      .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers })
      .end(text);
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, { Allow: 'GET, HEAD' });
      return;
    }
    const [rawPath = '/', ...queries] = (request.url ?? '/').split('?');
    const query = queries.length > 0 ? `?${queries.join('?')}` : '';
    let fullPath: string;
    try {
      fullPath = decodeURIComponent(rawPath);
    } catch {
      sendText(response, 400);
      return;
    }
    // An encoded slash or a backslash is never part of a build's file names and could smuggle in another
    // host.
    if (/[\0\\]/.test(fullPath) || !fullPath.startsWith('/') || /%2f/i.test(rawPath)) {
      sendText(response, 400);
      return;
    }

    const isBase = fullPath === base || `${fullPath}/` === base;
    const inside = isBase || fullPath.startsWith(base);
    const path = isBase ? '/' : fullPath.slice(base.length - 1);
    const notFound = join(root, '404.html');

    // Otherwise `//other.host/` would become a URL of another host.
    const plain = rawPath.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
    if (isBase ? fullPath !== base : inside && rawPath !== plain) {
      sendRedirect(response, 301, (isBase ? base : plain) + query);
      return;
    }

    const redirect = matchRedirect(redirectRules, fullPath);
    const file = inside && !redirect?.force ? await findFile(path) : undefined;
    if (file !== undefined && file !== notFound) {
      if (fullPath.endsWith('.html')) {
        const clean = fullPath.replace(/(?:\/index)?\.html$/, '');
        const encoded = clean.split('/').map(encodeURIComponent).join('/');
        sendRedirect(response, 301, (clean.length < base.length ? base : encoded) + query);
      } else await sendFile(request, response, { file, path, status: 200 });
      return;
    }

    if (redirect !== undefined && file === undefined) {
      if (redirect.status >= 300 && redirect.status < 400) {
        const [target = '', ...hash] = redirect.to.split('#');
        const kept = target.includes('?') ? query.replace('?', '&') : query;
        sendRedirect(response, redirect.status, [encodeURI(target) + kept, ...hash].join('#'));
        return;
      }
      const rewritten = redirect.to.startsWith(base)
        ? redirect.to.slice(base.length - 1)
        : redirect.to;
      const other = await findFile(rewritten);
      if (other !== undefined) {
        await sendFile(request, response, { file: other, path, status: redirect.status });
        return;
      }
    }
    if (await isFile(notFound))
      await sendFile(request, response, { file: notFound, path, status: 404 });
    else sendText(response, 404);
  }

  return http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500);
    });
  });
}
