import { nearestPages } from '../../../src/lib/nearest.ts';
import { markdownPath } from '../../../src/lib/routes.ts';
import {
  apiCatalogPath,
  type EdgeContext,
  encodePath,
  mcpPath,
  type Site,
  siteAddress,
} from './site.ts';

export type Variant = 'html' | 'markdown';

export interface Asked extends EdgeContext {
  request: Request;
  /** Decoded, below the base URL. */
  path: string;
  /** That the client prefers; undefined if neither is acceptable. */
  variant: Variant | undefined;
}

/** Markdown's `charset` is required (RFC 7763). */
const markdownType = 'text/markdown; charset=utf-8';

/** Headers that describe one body, so they don't apply when another one is sent. */
const bodyHeaders = [
  'Content-Disposition',
  'Content-Encoding',
  'Content-Language',
  'Content-Length',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** Copies the headers that don't describe the body, such as those for security. */
function withoutBodyHeaders(headers: Headers): Headers {
  const rest = new Headers(headers);
  for (const name of bodyHeaders) rest.delete(name);
  return rest;
}

/** Marks an answer as one of several that the same URL has. */
function varyOnAccept(headers: Headers): void {
  const names = (headers.get('Vary') ?? '').split(',').map((name) => name.trim().toLowerCase());
  if (!names.includes('accept') && !names.includes('*')) headers.append('Vary', 'Accept');
}

/** Documents for machines: their path below the base URL, by relation. */
const documents = {
  'llms-txt': '/llms.txt',
  'llms-full-txt': '/llms-full.txt',
  'agent-skills': '/.well-known/agent-skills/index.json',
  'api-catalog': apiCatalogPath,
} as const;

/** Sets the headers of a page, or of its Markdown copy, that name its other variant and the documents for machines. */
function addLinks(headers: Headers, path: string, variant: Variant, site: Site): void {
  const { baseUrl } = site;
  const other =
    variant === 'markdown'
      ? `<${siteAddress(site, encodePath(path))}>; rel="canonical"`
      : `<${baseUrl}${encodePath(markdownPath(path).slice(1))}>; rel="alternate"; type="text/markdown"`;
  const links = Object.entries(documents).map(
    ([rel, below]) => `<${baseUrl}${below.slice(1)}>; rel="${rel}"`,
  );
  headers.set('Link', [other, ...links].join(', '));
  headers.set('X-Llms-Txt', `${baseUrl}llms.txt`);
}

function sendText(
  request: Request,
  text: string,
  { status, headers }: { status: number; headers: Headers },
): Response {
  return new Response(request.method === 'HEAD' ? null : text, { status, headers });
}

export function refuse(request: Request, status: 400 | 405): Response {
  const headers = new Headers({
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  });
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  const reason = status === 405 ? 'Method Not Allowed' : 'Bad Request';
  return sendText(request, `${status} ${reason}\n`, { status, headers });
}

export function redirect(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location } });
}

/** A compressed body has the tag of the plain one, but a weak one. */
const strong = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether the client's copy is current (RFC 9110, section 13.1.2).
 * @param header the request's `If-None-Match`
 */
function isFresh(header: string | null, etag: string | null): boolean {
  if (header === null || etag === null) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag));
}

/**
 * Returns a file of the build, or 304 if the client has it.
 * @param response of the host; its body is sent
 * @param headers to send with it
 */
export function sendFile(request: Request, response: Response, headers: Headers): Response {
  const etag = headers.get('ETag');
  if (response.status === 200 && isFresh(request.headers.get('If-None-Match'), etag)) {
    void response.body?.cancel();
    const kept = withoutBodyHeaders(headers);
    if (etag !== null) kept.set('ETag', etag);
    return new Response(null, { status: 304, headers: kept });
  }
  if (request.method === 'HEAD') void response.body?.cancel();
  const body = request.method === 'HEAD' ? null : response.body;
  return new Response(body, { status: response.status, headers });
}

const maxPathLength = 200;

/** A path as code: bounded, and without characters that would end the code or the line. */
function codeOf(path: string): string {
  const safe = path.replace(/[`\p{C}]/gu, '');
  const short = safe.length > maxPathLength ? `${safe.slice(0, maxPathLength)}…` : safe;
  return `\`${short}\``;
}

const escapeText = (text: string) => text.replace(/[[\]\\*_`<>]/g, '\\$&');

const maxSuggestions = 5;
const minLikeness = 0.35;

/** The not-found page for clients that asked for Markdown, with the pages whose addresses are most similar. */
function markdownNotFound(path: string, site: Site): string {
  const wanted = path.slice(0, maxPathLength).replace(/\.md$/, '');
  const near = nearestPages(wanted, site.pages, maxSuggestions, minLikeness);
  const suggestions = near.map(
    (page) => `- [${escapeText(page.title)}](${siteAddress(site, markdownPath(page.path))})`,
  );
  return [
    '# Page not found',
    `There is no page at ${codeOf(path)}.`,
    ...(near.length > 0 ? ['## Similar pages', suggestions.join('\n')] : []),
    '## Find a page',
    [
      `- [llms.txt](${siteAddress(site, '/llms.txt')}) lists every page.`,
      `- The MCP server at ${siteAddress(site, mcpPath)} searches the pages.`,
    ].join('\n'),
    '',
  ].join('\n\n');
}

/** The body of a 406: the variants of a page, for clients that accept neither. */
function notAcceptable(path: string, site: Site): string {
  return [
    '# Not acceptable',
    `The request's \`Accept\` header excludes both formats of ${codeOf(path)}:`,
    [
      `- [HTML](${siteAddress(site, path)}) (\`text/html\`)`,
      `- [Markdown](${siteAddress(site, markdownPath(path))}) (\`text/markdown\`)`,
    ].join('\n'),
    '',
  ].join('\n\n');
}

/**
 * Says in Markdown that a page isn't there, or isn't acceptable.
 * @param host whose headers apply to every file
 */
function explain(request: Request, text: string, status: 404 | 406, host: Response): Response {
  const headers = withoutBodyHeaders(host.headers);
  headers.set('Content-Type', markdownType);
  headers.set('Cache-Control', 'no-store');
  varyOnAccept(headers);
  void host.body?.cancel();
  return sendText(request, text, { status, headers });
}

/** Names of files that are never a page, so their not-found page isn't negotiated either. */
const fileName = /\.(?:css|gif|html|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|webp|woff2?|xml)$/;

/**
 * Says that nothing is at a path, in Markdown to a client that asks for it by its header or by the URL: it can't do
 * anything with the HTML page.
 * @param answer of the host, if it was asked: its body is its not-found page
 */
export async function notFound(asked: Asked, answer?: Response): Promise<Response> {
  const { request, path, variant, site, assets } = asked;
  const host = answer ?? (await assets.read('/404'));
  if (path.endsWith('.md') || (variant === 'markdown' && !fileName.test(path))) {
    return explain(request, markdownNotFound(path, site), 404, host);
  }
  const headers = new Headers(host.headers);
  // The path's own rule is for a file that is there.
  headers.set('Cache-Control', 'no-store');
  varyOnAccept(headers);
  const body = request.method === 'HEAD' ? null : host.body;
  return new Response(body, { status: 404, headers });
}

/** The Markdown of a page at the page's own URL. Its headers are the page's, except those about the body. */
async function sendNegotiated({ request, path, assets, site }: Asked) {
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

export async function sendPage(asked: Asked): Promise<Response> {
  const { request, path, variant, assets, site } = asked;
  const markdown = variant === 'markdown' ? await sendNegotiated(asked) : undefined;
  if (markdown !== undefined) return markdown;

  const page = await assets.read(encodePath(path));
  if (page.status === 404) return notFound(asked, page);
  if (variant === undefined) return explain(request, notAcceptable(path, site), 406, page);
  const headers = new Headers(page.headers);
  varyOnAccept(headers);
  addLinks(headers, path, 'html', site);
  return sendFile(request, page, headers);
}

/** The Markdown of a page at its `.md` URL, which search engines shouldn't list next to the page. */
export async function sendMarkdown(asked: Asked, page: string): Promise<Response> {
  const { request, assets, site } = asked;
  const copy = await assets.read(encodePath(markdownPath(page)));
  if (copy.status !== 200) return notFound(asked, copy);
  const headers = new Headers(copy.headers);
  headers.set('Content-Type', markdownType);
  headers.set('X-Robots-Tag', 'noindex');
  addLinks(headers, page, 'markdown', site);
  return sendFile(request, copy, headers);
}
