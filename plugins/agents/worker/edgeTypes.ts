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

/** An HTTP API that the site documents. */
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
  /** Of the modules. */
  routes: readonly EdgeRoute[];
}

/** A path that a module answers itself, whatever files the build has. */
export interface EdgeRoute {
  /** Below the base URL: `/mcp`. */
  path: string;
  /** Answers every method, HEAD and OPTIONS included. The URL of the request is the one that was asked for. */
  handle: (request: Request, context: EdgeContext) => Response | Promise<Response>;
}

/** The part of the binding to the uploaded files that Workers need. */
export interface AssetsBinding {
  fetch(request: Request): Promise<Response>;
}

export interface Env {
  ASSETS: AssetsBinding;
}
