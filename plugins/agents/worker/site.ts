/** The files of the build, as the host serves them: clean URLs, `_headers`, `404.html`. */
export interface Assets {
  /**
   * Reads a file, whatever the request was. The body is never compressed. The status is 200, or 404 with the
   * not-found page, which `/404` has with either, or a redirect of the host.
   * @param path below the base URL and percent-encoded, as in a URL: `/functions/actions.md`
   */
  read(path: string, options?: { method?: 'GET' | 'HEAD' }): Promise<Response>;
}

interface SitePage {
  /** Below the base URL: `/functions/actions`. */
  path: string;
  title: string;
}

/** What the Worker knows about the build, which writes it to `edge/`. */
export interface Site {
  /** Canonical origin, without a trailing slash. */
  url: string;
  /** Path prefix with a slash at both ends. */
  baseUrl: string;
  /** What was built (`currentCommit`), which `npm run deploy` checks. Undefined outside a repository. */
  commit?: string;
  /** Every listed page that has a Markdown copy. */
  pages: readonly SitePage[];
  redirects: SiteRedirects;
}

/** Where old addresses lead. Sources are below the base URL; targets include it, or are on another host. */
export type SiteRedirects = Readonly<Record<string, string>>;

export interface SiteApi {
  /** Where its operations begin: `https://api.convex.dev/v1`. */
  url: string;
  /** Of the page about it, below the base URL. */
  path: string;
}

/** What answering a request takes besides the request. */
export interface EdgeContext {
  assets: Assets;
  site: Site;
}

/** The part of the binding to the uploaded files that Workers need. */
export interface AssetsBinding {
  fetch(request: Request): Promise<Response>;
}

/** The file with the pages, which `plugins/agents/page-index` writes. */
export const siteFile = '/edge/site.json';
/** The file with the redirects, which `plugins/delivery/redirects.ts` writes. */
export const edgeRedirectsFile = '/edge/redirects.json';
/** The file with the HTTP APIs that the site documents, which `plugins/agents/page-index` writes. */
export const apisFile = '/edge/apis.json';

async function readJson(assets: Assets, path: string) {
  const response = await assets.read(path);
  if (response.status !== 200) {
    throw new Error(`${path} is missing (status ${response.status}). Build the site again.`);
  }
  return response.json();
}

/**
 * Reads what the Worker needs to know about the build.
 * @throws when the build doesn't have the files
 */
export async function readSite(assets: Assets): Promise<Site> {
  const [site, redirects] = await Promise.all([
    readJson(assets, siteFile),
    readJson(assets, edgeRedirectsFile),
  ]);
  return { ...site, redirects };
}

/** The files of the build as a Worker reads them. */
export function assetsOf(binding: AssetsBinding, { origin }: URL): Assets {
  return {
    // The binding knows the redirects, too; the answer must not be the page that one leads to.
    read: (path, { method = 'GET' } = {}) =>
      binding.fetch(new Request(new URL(path, origin), { method, redirect: 'manual' })),
  };
}

/** Encodes a path as hosts do: each segment on its own, so that they don't redirect to their own spelling. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

export function siteAddress({ url, baseUrl }: Pick<Site, 'url' | 'baseUrl'>, path: string): string {
  return url + baseUrl + path.slice(1);
}

export const apiCatalogPath = '/.well-known/api-catalog';

export const mcpPath = '/mcp';
