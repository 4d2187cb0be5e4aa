import { tryDecode } from '../../../src/lib/tryDecode.ts';
import { apiCatalog } from './apiCatalog.ts';
import {
  type Asked,
  notFound,
  redirect,
  refuse,
  sendFile,
  sendMarkdown,
  sendPage,
  type Variant,
} from './respond.ts';
import { apiCatalogPath, type EdgeContext, encodePath, mcpPath, type Site } from './site.ts';

type Handle = (request: Request, context: EdgeContext) => Response | Promise<Response>;

/**
 * Paths below the base URL that a module answers itself, whatever files the build has, and for every method. Import what
 * is large on the first request.
 */
const routes: Partial<Record<string, Handle>> = {
  [apiCatalogPath]: apiCatalog,
  [mcpPath]: async (request, context) => {
    const { handleMcp } = await import('../mcp/handler.ts');
    return handleMcp(request, context);
  },
};

/** Decodes a path. Undefined for one that no build has, and that could smuggle in another host or folder. */
function decode(pathname: string): string | undefined {
  return /%2f|%5c|%00|\\/i.test(pathname) ? undefined : tryDecode(pathname);
}

const withoutExtraSlashes = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/** The address of the Markdown copy of a page, or the same for another host. */
function copyAddress(target: string, { baseUrl }: Site): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  if (!target.startsWith(baseUrl)) return target;
  return `${path === baseUrl ? `${baseUrl}index` : path}.md${rest}`;
}

/**
 * Finds where a path leads today. The old address with `.md` leads to the Markdown copy of the new page.
 * @param path below the base URL
 * @param search the query to keep, with its question mark
 * @returns an address that includes the base URL
 */
function findRedirect(path: string, search: string, site: Site): string | undefined {
  const isMarkdown = path.endsWith('.md');
  const from = isMarkdown ? path.slice(0, -3) : path;
  const target = Object.hasOwn(site.redirects, from) ? site.redirects[from] : undefined;
  if (target === undefined) return undefined;
  const [address = '', ...anchor] = (isMarkdown ? copyAddress(target, site) : target).split('#');
  const query = address.includes('?') ? search.replace('?', '&') : search;
  return [address + query, ...anchor].join('#');
}

/** Of an `Accept` header, in characters. Browsers send fewer than 200; parsing quotes takes long in a hostile one. */
const maxAcceptLength = 1000;

interface Range {
  type: string;
  hasParameters: boolean;
  q: number;
}

const token = String.raw`[\w!#$%&'*+.^|~-]+`;
const rangePattern = new RegExp(`^(?:\\*/\\*|${token}/${token})$`);
const weightPattern = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

// What is between separators. Without a closing quote, a quote is an ordinary character.
const ranges = /(?:"(?:[^"\\]|\\.)*"|[^,])+/g;
const rangeParts = /(?:"(?:[^"\\]|\\.)*"|[^;])+/g;

/** Parses one range of an `Accept` header. A malformed one counts as if it weren't there. */
function parseRange(text: string): Range | undefined {
  const [name = '', ...parameters] = (text.match(rangeParts) ?? []).map((part) => part.trim());
  const type = name.toLowerCase();
  if (!rangePattern.test(type) || type.startsWith('*/') !== (type === '*/*')) return undefined;
  const weightAt = parameters.findIndex((parameter) => /^q\s*=/i.test(parameter));
  const weight = parameters[weightAt]?.replace(/^q\s*=\s*/i, '') ?? '1';
  if (!weightPattern.test(weight)) return undefined;
  return { type, hasParameters: weightAt < 0 ? parameters.length > 0 : weightAt > 0, q: +weight };
}

/**
 * The weight of a media type: the most specific range decides, and unknown parameters (`variant=GFM`) are
 * ignored, unless the same type is also listed without any.
 */
function weightOf(type: string, ranges: readonly Range[]): number | undefined {
  const group = type.replace(/\/.*/, '/*');
  for (const name of [type, group, '*/*']) {
    const named = ranges.filter((range) => range.type === name);
    const plain = named.filter(({ hasParameters }) => !hasParameters);
    const weights = (plain.length > 0 ? plain : named).map(({ q }) => q);
    if (weights.length > 0) return Math.max(...weights);
  }
  return undefined;
}

/**
 * Chooses how to send a page (RFC 9110, section 12.5.1). Browsers never name Markdown and get HTML; agents that
 * name it get it unless they prefer HTML. `text/plain` gets Markdown if nothing else is acceptable, because
 * Markdown is plain text.
 * @param accept the request's `Accept`; without one, or without a well-formed range, anything is acceptable
 * @returns undefined when neither is acceptable
 */
export function chooseVariant(accept: string | null | undefined): Variant | undefined {
  const accepted = ((accept ?? '').slice(0, maxAcceptLength).match(ranges) ?? []).flatMap(
    (part) => parseRange(part) ?? [],
  );
  if (accepted.length === 0) return 'html';
  const html = weightOf('text/html', accepted) ?? 0;
  const markdown = weightOf('text/markdown', accepted) ?? 0;
  const isNamed = accepted.some(({ type }) => type === 'text/markdown');
  if (isNamed && markdown > 0 && markdown >= html) return 'markdown';
  if (html > 0) return 'html';
  if (markdown > 0) return 'markdown';
  const plain = accepted.some(({ type, q }) => type === 'text/plain' && q > 0);
  return plain ? 'markdown' : undefined;
}

/**
 * Answers a request to the site: a module's route, a page in the variant that the client prefers, or a file of the
 * build. The Worker and `npm run serve` call it.
 */
export async function handleRequest(request: Request, context: EdgeContext): Promise<Response> {
  const { assets, site } = context;
  const { baseUrl } = site;
  const { pathname, search } = new URL(request.url);
  const decoded = decode(pathname);
  if (decoded === undefined) return refuse(request, 400);
  const isBase = decoded === baseUrl || `${decoded}/` === baseUrl;
  const isInside = isBase || decoded.startsWith(baseUrl);
  const path = isBase ? '/' : `/${decoded.slice(baseUrl.length)}`;

  // Clients that send POST don't follow a redirect to the address without the slash.
  const routePath = withoutExtraSlashes(path);
  const handle = isInside && Object.hasOwn(routes, routePath) ? routes[routePath] : undefined;
  if (handle) return handle(request, context);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(request, 405);

  const variant = chooseVariant(request.headers.get('Accept'));
  const asked: Asked = { request, path: isInside ? path : decoded, variant, ...context };
  if (!isInside || path === '/404' || path === '/404.html') return notFound(asked);

  const address = (below: string) => baseUrl + encodePath(below.slice(1)) + search;
  const plain = withoutExtraSlashes(decoded);
  if (isBase ? decoded !== baseUrl : decoded !== plain) {
    const below = isBase || plain.length < baseUrl.length ? '/' : `/${plain.slice(baseUrl.length)}`;
    return redirect(address(below));
  }

  const isPage = (one: string) => one === '/' || site.pages.some((page) => page.path === one);
  if (isPage(path)) return sendPage(asked);

  /** The path of which this one is another spelling, if the build has that one. */
  const alias = path.replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
  const location = findRedirect(path, search, site) ?? findRedirect(alias, search, site);
  if (location !== undefined) return redirect(location);

  if (path.endsWith('.md')) {
    const page = path === '/index.md' ? '/' : path.slice(0, -3);
    if (isPage(page)) return sendMarkdown(asked, page);
    const folder = page.replace(/\/index$/, '');
    if (folder !== page && isPage(folder)) return redirect(address(`${folder}.md`));
  }

  if (alias !== path) {
    const host = await assets.read(encodePath(alias), { method: 'HEAD' });
    return host.status === 200 ? redirect(address(alias)) : notFound(asked);
  }
  const file = await assets.read(encodePath(path));
  if (file.status === 404) return notFound(asked, file);
  return sendFile(request, file, new Headers(file.headers));
}
