import { routeOf, type SiteMount } from '@site/src/lib/routes';
import { sourceBadges } from '@site/src/site/product';
import type { SearchResult, SearchSource, SearchSources } from '../sources/searchSource';

/** Where a result leads, as its badge says in capitals. */
export type Origin = 'Docs' | 'Stack' | 'Discord';

const names = { STACK: 'Stack', DISCORD: 'Discord' } as const;

/** Derived from the host: the blog, the chat, or otherwise the docs. */
export function originOf(url: string): Origin {
  const { hostname } = new URL(url, 'https://none.invalid');
  const found = sourceBadges.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`));
  return found ? names[found.badge] : 'Docs';
}

export interface OwnSite extends SiteMount {
  hosts: readonly string[];
}

/** Stands for this site while an address is parsed. */
const placeholder = 'https://none.invalid';

/**
 * Resolves the address that a search source returned, the way a browser would read it. This is the only place that
 * decides where a result leads.
 * @returns a path of this site, which begins with exactly one slash, for a page on any host that publishes the docs;
 * the address of a page elsewhere, which begins with `https://`; undefined for everything else, such as `javascript:`
 */
export function resolveAddress(
  url: string,
  { hosts, baseUrl, router }: OwnSite,
): string | undefined {
  // Text without a host or a leading slash would depend on the page that is open.
  const hasStart = /^\s*(?:[\\/]|[a-z][a-z+.-]*:)/i.test(url);
  if (!hasStart || !URL.canParse(url, placeholder)) return undefined;
  const { origin, protocol, host, username, password, pathname, search, hash, href } = new URL(
    url,
    placeholder,
  );
  if (origin !== placeholder && !(/^https?:$/.test(protocol) && hosts.includes(host))) {
    return protocol === 'https:' && username + password === '' ? href : undefined;
  }
  // Records of a site in hash mode have the route behind `#`. More than one slash would be another host.
  if (hash.startsWith('#/')) {
    return resolveAddress(hash.replace(/^#[\\/]+/, '/'), { hosts, baseUrl, router });
  }
  const route = routeOf(pathname.replace(/^\/+/, '/'), baseUrl).replace(/^\/+/, '/');
  // In hash mode the router knows routes without the base URL.
  const path = router === 'hash' ? route : baseUrl + route.slice(1);
  return path + search + hash;
}

/**
 * Merges the results of several sources in the given order, docs first. Results without a title or with an address
 * that can't be followed safely, and duplicates of the same address, are dropped.
 */
export function mergeResults(
  lists: readonly (readonly SearchResult[])[],
  site: OwnSite,
): SearchResult[] {
  const merged = new Map<string, SearchResult>();
  for (const result of lists.flat()) {
    const url = resolveAddress(result.url, site);
    if (url === undefined || result.title.trim() === '' || merged.has(url)) continue;
    merged.set(url, { ...result, url });
  }
  return [...merged.values()];
}

export interface ListedResult {
  result: SearchResult;
  /** Whether the row above belongs to the same page. */
  isSamePage: boolean;
}

export interface ResultGroup {
  place: Origin;
  rows: ListedResult[];
}

const pageOf = (url: string) => url.split('#', 1)[0] ?? url;

/** Groups results by place and, within it, by page; groups and pages keep the order of their best result. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<Origin, Map<string, SearchResult[]>>();
  for (const result of results) {
    const place = originOf(result.url);
    const pages = groups.get(place) ?? new Map<string, SearchResult[]>();
    groups.set(place, pages);
    const page = pageOf(result.url);
    pages.set(page, [...(pages.get(page) ?? []), result]);
  }
  return [...groups].map(([place, pages]) => ({
    place,
    rows: [...pages.values()].flatMap((ofPage) =>
      ofPage.map((result, index) => ({ result, isSamePage: index > 0 })),
    ),
  }));
}

/** The state of a search. Some sources may still be pending. */
export interface SearchProgress {
  results: readonly SearchResult[];
  more?: SearchSource | undefined;
  isPending: boolean;
  failed: readonly SearchSource[];
  /** Whether the results are the fallback's, because all sources failed. */
  isFallback: boolean;
}

/** After this time a source has failed; a vendor's client may give up earlier. */
const timeoutMs = 8000;

async function ask(source: SearchSource, query: string, signal: AbortSignal) {
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener('abort', abort, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('timed out'));
      own.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([source.search(query, own.signal), late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Queries all sources in parallel and reports after each response, until `signal` is aborted.
 * When all of them fail the fallback is asked.
 */
export async function runSearch(
  query: string,
  { sources, fallback }: SearchSources,
  site: OwnSite,
  signal: AbortSignal,
  onProgress: (progress: SearchProgress) => void,
): Promise<void> {
  const lists = sources.map((): readonly SearchResult[] => []);
  const failed = new Set<SearchSource>();
  let waiting = sources.length;
  let more: SearchSource | undefined;

  const report = (isFallback: boolean, isPending: boolean) => {
    if (signal.aborted) return;
    onProgress({
      results: mergeResults(lists, site),
      more,
      isPending,
      failed: sources.filter((source) => failed.has(source)),
      isFallback,
    });
  };

  const take = async (source: SearchSource, index: number) => {
    const { results, hasMore } = await ask(source, query, signal);
    lists[index] = results;
    if (hasMore) more = source;
  };

  await Promise.all(
    sources.map(async (source, index) => {
      try {
        await take(source, index);
      } catch {
        // The error isn't logged, because a vendor's error may contain the request and with it the key.
        failed.add(source);
      }
      waiting -= 1;
      const needsFallback = failed.size === sources.length && fallback !== undefined;
      report(false, waiting > 0 || needsFallback);
    }),
  );
  if (failed.size < sources.length || fallback === undefined || signal.aborted) return;
  try {
    await take(fallback, 0);
    report(true, false);
  } catch {
    // The dialog shows that every source has failed.
    report(false, false);
  }
}
