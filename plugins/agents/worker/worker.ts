import type { Env } from './edgeTypes.ts';
import { handleRequest } from './handleRequest.ts';
import { assetsOf, knownSite, openSite } from './readSite.ts';
import { routes } from './routes.ts';

/** Answers as if there were no Worker, whatever the client would rather have. */
async function fallBack(request: Request, { ASSETS }: Env): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response('500 Internal Server Error\n', { status: 500, headers });
  }
  const baseUrl = knownSite()?.baseUrl ?? '/';
  const url = new URL(request.url);
  if (url.pathname.startsWith(baseUrl)) url.pathname = url.pathname.slice(baseUrl.length - 1);
  const answer = await ASSETS.fetch(new Request(url, request));
  if (answer.status < 400) return answer;
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}

/** The Worker: plugins/agents/README.md explains it. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    try {
      const assets = assetsOf(env.ASSETS, new URL(request.url));
      const site = await openSite(assets);
      return await handleRequest(request, { assets, site, routes });
    } catch (error) {
      console.error(error);
      return fallBack(request, env);
    }
  },
};
