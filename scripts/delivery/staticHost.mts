import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { lookup } from 'mrmime';
import { matchHeaders, parseHeaderRules } from './headerRules.mts';

/** A file of the build, ready to send. */
export interface HostFile {
  body: Buffer;
  /** Changes with the body; without quotes. */
  hash: string;
  /** What the host sends with it, `_headers` included. */
  headers: Record<string, string>;
}

interface CachedFile {
  /** changes with the file on disk */
  version: string;
  body: Promise<Buffer>;
  hash: Promise<string>;
}

/** What Netlify and Cloudflare send by default: keep it, but revalidate before each use. */
const defaultCacheControl = 'public, max-age=0, must-revalidate';

const hidden = new Set(['_redirects', '_headers']);

function isFile(file: string) {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

function contentType(file: string): string {
  const mime = lookup(file) ?? 'application/octet-stream';
  const isText = /^text\/|javascript|json|xml/.test(mime) && !mime.includes('charset');
  return isText ? `${mime}; charset=utf-8` : mime;
}

/** The files and rules of a build as a static host has them. Paths are decoded and below the base. */
export interface StaticHost {
  /** The file's name for a path: the path itself, with `.html`, or the folder's index. */
  find(path: string): Promise<string | undefined>;
  /** The name of the not-found page, if the build has one. */
  findNotFound(): Promise<string | undefined>;
  /** @param path that the file is requested by, whose rules in `_headers` apply */
  load(file: string, path: string): Promise<HostFile>;
}

/**
 * Reads a build folder.
 * @throws when the folder doesn't exist, or a line in `_headers` isn't a rule
 */
export function openStaticHost(dir: string): StaticHost {
  const root = resolve(dir);
  if (!existsSync(root) || !statSync(root).isDirectory())
    throw new Error(`${dir} is not a folder.`);

  const headersFile = join(root, '_headers');
  const headerRules = parseHeaderRules(
    existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : '',
  );
  const notFound = join(root, '404.html');
  const cache: Map<string, CachedFile> = new Map();

  async function cached(file: string): Promise<CachedFile> {
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs}-${size}`;
    const known = cache.get(file);
    if (known?.version === version) return known;
    const body = readFile(file);
    const hash = body.then((bytes) => createHash('sha1').update(bytes).digest('base64url'));
    // The request receives the error through `body`; this copy of it would otherwise count as unhandled.
    hash.catch(() => {});
    const entry: CachedFile = { version, body, hash };
    cache.set(file, entry);
    return entry;
  }

  return {
    async find(path) {
      const relative = path.slice(1);
      if (hidden.has(relative)) return undefined;
      const candidates =
        relative === '' ? ['index.html'] : [relative, `${relative}.html`, `${relative}/index.html`];
      for (const candidate of candidates) {
        const file = resolve(root, candidate);
        if (file === notFound || !file.startsWith(root + sep)) continue;
        if (await isFile(file)) return file;
      }
      return undefined;
    },

    findNotFound: async () => ((await isFile(notFound)) ? notFound : undefined),

    async load(file, path) {
      const entry = await cached(file);
      const headers = {
        'content-type': contentType(file),
        'cache-control': defaultCacheControl,
        ...matchHeaders(headerRules, path),
      };
      return { body: await entry.body, hash: await entry.hash, headers };
    },
  };
}
