import type http from 'node:http';
import { Readable } from 'node:stream';
import type { Assets, Site } from '../../src/edge/edgeTypes.ts';
import { handleRequest } from '../../src/edge/handleRequest.ts';
import { readSite, redirectsFile, siteFile } from '../../src/edge/readSite.ts';
import { routes } from '../../src/edge/routes.ts';
import { isStaticPath } from '../../src/edge/staticPaths.ts';
import { tryDecode } from '../../src/lib/tryDecode.ts';
import type { HostFile, StaticHost } from './staticHost.mts';

/** What the Worker answers. */
export interface EdgeAnswer {
  response: Response;
  /** The file that is the body, so that it can be sent without copying it. */
  file: HostFile | undefined;
}

/** Answers a request like the Worker; undefined for one that the Worker never gets. */
export type Edge = (request: http.IncomingMessage) => Promise<EdgeAnswer | undefined>;

/** Reads files as the Worker does. Adds them to `files` by their tag. */
export function assetsOf(host: StaticHost, files: Map<string, HostFile> = new Map()): Assets {
  return {
    async read(address, { method = 'GET' } = {}) {
      const path = tryDecode(address) ?? address;
      const found = await host.find(path);
      const name = found ?? (await host.findNotFound());
      if (name === undefined) return new Response(null, { status: 404 });
      const file = await host.load(name, path);
      const etag = `"${file.hash}"`;
      files.set(etag, file);
      return new Response(method === 'HEAD' ? null : new Uint8Array(file.body), {
        status: found === undefined ? 404 : 200,
        headers: { ...file.headers, etag },
      });
    },
  };
}

function toRequest(request: http.IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = request;
  const origin = `http://${headers.host ?? 'localhost'}`;
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request((URL.canParse(origin) ? origin : 'http://localhost') + url, {
    method,
    headers: entries,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
}

/** Reads what the Worker knows about a build, again whenever the build changes. */
function siteReader(host: StaticHost): () => Promise<Site | undefined> {
  const known: { hashes?: string; site?: Promise<Site> } = {};
  return async () => {
    const files = await Promise.all([siteFile, redirectsFile].map((path) => host.find(path)));
    // Builds in hash-router mode, and other folders, have nothing for the Worker.
    if (!files.every((file) => file !== undefined)) return undefined;
    const loaded = await Promise.all(files.map((file) => host.load(file, file)));
    const hashes = loaded.map(({ hash }) => hash).join();
    if (known.hashes !== hashes) {
      known.hashes = hashes;
      known.site = readSite(assetsOf(host));
      known.site.catch(() => {});
    }
    return known.site;
  };
}

/**
 * Runs what the Worker runs, in Node.
 * @param base that the site is served under; a build for another one is served without the Worker
 */
export function createEdge(host: StaticHost, base: string): Edge {
  const site = siteReader(host);
  return async (request) => {
    const { url = '/' } = request;
    if (!url.startsWith('/') || isStaticPath(url.slice(base.length - 1))) return undefined;
    const current = await site();
    if (current?.baseUrl !== base) return undefined;
    const files: Map<string, HostFile> = new Map();
    const assets = assetsOf(host, files);
    const response = await handleRequest(toRequest(request), { assets, site: current, routes });
    return { response, file: files.get(response.headers.get('etag') ?? '') };
  };
}
