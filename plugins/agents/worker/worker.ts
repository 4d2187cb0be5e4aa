import { handleRequest } from './handleRequest.ts';
import { type Assets, type AssetsBinding, assetsOf, readSite, type Site } from './site.ts';

interface Env {
  ASSETS: AssetsBinding;
}

/** Creates the Worker, which plugins/agents/README.md explains. The local server makes one for each build. */
export function createWorker() {
  /**
   * Read once for each isolate, because deploying the files also deploys the Worker. Not a promise: in workerd it
   * belongs to the request that made it, and stays pending forever if that one is canceled.
   */
  let knownSite: Site | undefined;

  async function openSite(assets: Assets): Promise<Site> {
    knownSite ??= await readSite(assets);
    return knownSite;
  }

  /** Answers as if there were no Worker, whatever the client would rather have. */
  async function fallBack(request: Request, { ASSETS }: Env): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
      return new Response('500 Internal Server Error\n', { status: 500, headers });
    }
    const baseUrl = knownSite?.baseUrl ?? '/';
    const url = new URL(request.url);
    if (url.pathname.startsWith(baseUrl)) url.pathname = url.pathname.slice(baseUrl.length - 1);
    const answer = await ASSETS.fetch(new Request(url, request));
    if (answer.status < 400) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Cache-Control', 'no-store');
    return new Response(answer.body, { status: answer.status, headers });
  }

  return {
    async fetch(request: Request, env: Env): Promise<Response> {
      try {
        const assets = assetsOf(env.ASSETS, new URL(request.url));
        return await handleRequest(request, { assets, site: await openSite(assets) });
      } catch (error) {
        console.error(error);
        return fallBack(request, env);
      }
    },
  };
}

export default createWorker();
