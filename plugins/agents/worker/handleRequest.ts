import { markdownPath } from '../../../src/lib/routes.ts';
import { encodePath, linkHeader } from './addresses.ts';
import type { Variant } from './chooseVariant.ts';
import { decide, notFoundVariant } from './decide.ts';
import type { EdgeContext, Site } from './edgeTypes.ts';
import { markdownType, sendFile, sendText, varyOnAccept, withoutBodyHeaders } from './respond.ts';
import { markdownNotFound, notAcceptable } from './writeMarkdown.ts';

const reasons = { 400: 'Bad Request', 405: 'Method Not Allowed' };

function refuse(request: Request, status: 400 | 405): Response {
  const headers = new Headers({
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  });
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  return sendText(request, `${status} ${reasons[status]}\n`, { status, headers });
}

function redirect(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location } });
}

/**
 * Says that a page isn't there, or isn't acceptable, in Markdown.
 * @param host whose headers apply to every file
 */
function explain(
  request: Request,
  text: string,
  { status, host }: { status: 404 | 406; host: Response },
): Response {
  const headers = withoutBodyHeaders(host.headers);
  headers.set('Content-Type', markdownType);
  headers.set('Cache-Control', 'no-store');
  varyOnAccept(headers);
  void host.body?.cancel();
  return sendText(request, text, { status, headers });
}

/** @param host what the host answered, whose body is its not-found page */
function notFound(
  request: Request,
  path: string,
  { host, variant, site }: { host: Response; variant: Variant | undefined; site: Site },
): Response {
  if (notFoundVariant(path, variant) === 'markdown') {
    return explain(request, markdownNotFound(path, site), { status: 404, host });
  }
  const headers = new Headers(host.headers);
  // The path's own rule is for a file that is there.
  headers.set('Cache-Control', 'no-store');
  varyOnAccept(headers);
  const body = request.method === 'HEAD' ? null : host.body;
  return new Response(body, { status: 404, headers });
}

/** Headers of a page, or of its Markdown copy: its other variant, and the documents for machines. */
function addLinks(headers: Headers, path: string, variant: Variant, site: Site): void {
  headers.set('Link', linkHeader(path, variant, site));
  headers.set('X-Llms-Txt', `${site.baseUrl}llms.txt`);
}

/** The Markdown of a page at the page's own URL. Its headers are the page's, except those about the body. */
async function sendNegotiated(request: Request, path: string, context: EdgeContext) {
  const { assets, site } = context;
  const [page, copy] = await Promise.all([
    assets.read(encodePath(path), { method: 'HEAD' }),
    assets.read(encodePath(markdownPath(path))),
  ]);
  if (copy.status !== 200) return undefined;
  const headers = withoutBodyHeaders(page.headers);
  for (const name of ['ETag', 'Last-Modified', 'Content-Length', 'Content-Signal']) {
    const value = copy.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  headers.set('Content-Type', markdownType);
  headers.set('Content-Location', site.baseUrl + encodePath(markdownPath(path).slice(1)));
  varyOnAccept(headers);
  addLinks(headers, path, 'markdown', site);
  return sendFile(request, copy, headers);
}

async function sendPage(
  request: Request,
  { path, variant }: { path: string; variant: Variant | undefined },
  context: EdgeContext,
): Promise<Response> {
  const markdown =
    variant === 'markdown' ? await sendNegotiated(request, path, context) : undefined;
  if (markdown !== undefined) return markdown;

  const page = await context.assets.read(encodePath(path));
  if (page.status === 404) return notFound(request, path, { host: page, variant, ...context });
  if (variant === undefined) {
    return explain(request, notAcceptable(path, context.site), { status: 406, host: page });
  }
  const headers = new Headers(page.headers);
  varyOnAccept(headers);
  addLinks(headers, path, 'html', context.site);
  return sendFile(request, page, headers);
}

/** The Markdown of a page at its `.md` URL, which search engines shouldn't list next to the page. */
async function sendMarkdown(request: Request, page: string, context: EdgeContext) {
  const path = markdownPath(page);
  const copy = await context.assets.read(encodePath(path));
  if (copy.status !== 200) {
    return notFound(request, path, { host: copy, variant: 'markdown', ...context });
  }
  const headers = new Headers(copy.headers);
  headers.set('Content-Type', markdownType);
  headers.set('X-Robots-Tag', 'noindex');
  addLinks(headers, page, 'markdown', context.site);
  return sendFile(request, copy, headers);
}

/**
 * Answers a request to the site: a module's route, a page in the variant that the client prefers, or a file of the
 * build. The Worker and `npm run serve` call it.
 */
export async function handleRequest(request: Request, context: EdgeContext): Promise<Response> {
  const { assets } = context;
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const decision = decide({ method, pathname, search, accept: headers.get('Accept') }, context);

  switch (decision.kind) {
    case 'refuse':
      return refuse(request, decision.status);
    case 'redirect':
      return redirect(decision.location);
    case 'route':
      return decision.route.handle(request, context);
    case 'page':
      return sendPage(request, decision, context);
    case 'markdown':
      return sendMarkdown(request, decision.page, context);
    case 'missing': {
      const host = await assets.read('/404');
      return notFound(request, decision.path, { ...context, host, variant: decision.variant });
    }
    case 'alias': {
      const host = await assets.read(encodePath(decision.of), { method: 'HEAD' });
      if (host.status === 200) return redirect(decision.location);
      const missing = await assets.read('/404');
      const { path, variant } = decision;
      return notFound(request, path, { ...context, host: missing, variant });
    }
    case 'file': {
      const { path, variant } = decision;
      const file = await assets.read(encodePath(path));
      if (file.status !== 404) return sendFile(request, file, new Headers(file.headers));
      return notFound(request, path, { ...context, host: file, variant });
    }
  }
}
