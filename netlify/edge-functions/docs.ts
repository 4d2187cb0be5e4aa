import type { Assets, Site } from '../../src/edge/edgeTypes.ts';
import { handleRequest } from '../../src/edge/handleRequest.ts';
import { readSite } from '../../src/edge/readSite.ts';

/** The part of Netlify's context that is used: https://docs.netlify.com/build/edge-functions/api/ */
interface Context {
  /** Asks the rest of the chain, which ends with the files of the build. */
  next(request: Request): Promise<Response>;
}

/** Read once for each isolate. */
let site: Site | undefined;

/** Negotiates pages on Netlify as the Worker does on Cloudflare, without the modules' routes. */
export default async function docs(request: Request, context: Context): Promise<Response> {
  const assets: Assets = {
    read: (path, { method = 'GET' } = {}) =>
      context.next(new Request(new URL(path, request.url), { method })),
  };
  site ??= await readSite(assets);
  return handleRequest(request, { assets, site, routes: [] });
}

/** Where it runs: https://docs.netlify.com/build/edge-functions/declarations/ */
export const config = {
  path: '/*',
  // Literal, because Netlify reads it before it runs the function; a test compares it with `staticPaths`.
  excludedPath: ['/assets/*', '/icons-*', '/live/*', '/og/*', '/search-index/*'],
  // After a fault the static page is sent.
  onError: 'bypass',
};
