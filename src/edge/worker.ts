import type { Assets, AssetsBinding, Env, Site } from './edgeTypes.ts';
import { handleRequest } from './handleRequest.ts';
import { readSite } from './readSite.ts';
import { routes } from './routes.ts';

function assetsOf(binding: AssetsBinding, { origin }: URL): Assets {
  return {
    // The binding knows the redirects, too; the answer must not be the page that one leads to.
    read: (path, { method = 'GET' } = {}) =>
      binding.fetch(new Request(new URL(path, origin), { method, redirect: 'manual' })),
  };
}

/**
 * Read once for each isolate, because deploying the files also deploys the Worker. Not a promise: in workerd it
 * belongs to the request that made it, and stays pending forever if that one is canceled.
 */
let site: Site | undefined;

/** Answers as if there were no Worker, whatever the client would rather have. */
function fallBack(request: Request, { ASSETS }: Env): Promise<Response> | Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response('500 Internal Server Error\n', { status: 500, headers });
  }
  const baseUrl = site?.baseUrl ?? '/';
  const url = new URL(request.url);
  if (url.pathname.startsWith(baseUrl)) url.pathname = url.pathname.slice(baseUrl.length - 1);
  return ASSETS.fetch(new Request(url, request));
}

/** The Worker: see README.md in this folder. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    try {
      const assets = assetsOf(env.ASSETS, new URL(request.url));
      site ??= await readSite(assets);
      return await handleRequest(request, { assets, site, routes });
    } catch (error) {
      console.error(error);
      return fallBack(request, env);
    }
  },
};
