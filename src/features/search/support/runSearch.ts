import type { SearchResult, SearchSource } from '@site/src/features/docs-index';
import type { SearchSources } from '../sources/create';
import { mergeResults } from './mergeResults';
import type { OwnSite } from './resolveAddress';

/** The state of a search, of which some sources may still be pending. */
export interface SearchProgress {
  results: readonly SearchResult[];
  /** Whether a source has not responded yet. */
  isPending: boolean;
  /** Sources that failed, timed out or sent an invalid response. */
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

  const report = (isFallback: boolean, isPending: boolean) => {
    if (signal.aborted) return;
    const inOrder = sources.filter((source) => failed.has(source));
    onProgress({ results: mergeResults(lists, site), isPending, failed: inOrder, isFallback });
  };

  await Promise.all(
    sources.map(async (source, index) => {
      try {
        lists[index] = await ask(source, query, signal);
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
    lists[0] = await ask(fallback, query, signal);
    report(true, false);
  } catch {
    report(false, false);
  }
}
