import type { SearchResult, SearchSource } from '../sources';
import type { SearchSources } from '../sources/create';
import { mergeResults, type OwnSite } from './mergeResults';

/** The state of a search. Some sources may still be pending. */
export interface SearchProgress {
  results: readonly SearchResult[];
  /** The source that has more results than it gave. */
  more?: SearchSource | undefined;
  /** Whether a source has not responded yet. */
  isPending: boolean;
  /** Sources that failed, timed out or sent an invalid response. */
  failed: readonly SearchSource[];
  /** Sources with results that could not be read, which are left out. */
  incomplete: readonly SearchSource[];
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
  const incomplete = new Set<number>();
  let waiting = sources.length;
  let more: SearchSource | undefined;

  const report = (isFallback: boolean, isPending: boolean) => {
    if (signal.aborted) return;
    onProgress({
      results: mergeResults(lists, site, (index) => incomplete.add(index)),
      more,
      isPending,
      failed: sources.filter((source) => failed.has(source)),
      incomplete: sources.filter((_, index) => incomplete.has(index)),
      isFallback,
    });
  };

  const take = async (source: SearchSource, index: number) => {
    const { results, hasMore, isIncomplete } = await ask(source, query, signal);
    lists[index] = results;
    if (isIncomplete) incomplete.add(index);
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
    report(false, false);
  }
}
