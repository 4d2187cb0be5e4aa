import type { SearchResult, SearchSource } from '@site/src/features/docs-index';
import type { SearchSources } from '../sources/create';
import { mergeResults, type OwnSite } from './mergeResults';

/** What is known of the answers so far. */
export interface SearchProgress {
  results: readonly SearchResult[];
  /** Whether a source has yet to answer. */
  isPending: boolean;
  /** Sources that failed, timed out or answered nonsense. */
  failed: readonly SearchSource[];
  /** Whether the results are the fallback's, because all sources failed. */
  isInstead: boolean;
}

/** Milliseconds after which a source counts as not answering; a vendor's client may give up earlier. */
const patience = 8000;

async function ask(source: SearchSource, query: string, signal: AbortSignal) {
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener('abort', abort, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('timed out'));
      own.abort();
    }, patience);
  });
  try {
    return await Promise.race([source.search(query, own.signal), late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Asks all sources at once and reports after each answer; after `signal` is aborted nothing is reported.
 * When all of them fail the fallback is asked.
 */
export async function runSearch(
  query: string,
  { sources, fallback }: SearchSources,
  site: OwnSite,
  signal: AbortSignal,
  report: (progress: SearchProgress) => void,
): Promise<void> {
  const lists = sources.map((): readonly SearchResult[] => []);
  const failed = new Set<SearchSource>();
  let waiting = sources.length;

  const tell = (isInstead: boolean, isPending: boolean) => {
    if (signal.aborted) return;
    const inOrder = sources.filter((source) => failed.has(source));
    report({ results: mergeResults(lists, site), isPending, failed: inOrder, isInstead });
  };

  await Promise.all(
    sources.map(async (source, index) => {
      try {
        lists[index] = await ask(source, query, signal);
      } catch {
        // Of the error nothing is told: a vendor's may hold the request, and with it the key.
        failed.add(source);
      }
      waiting -= 1;
      const needsFallback = failed.size === sources.length && fallback !== undefined;
      tell(false, waiting > 0 || needsFallback);
    }),
  );
  if (failed.size < sources.length || fallback === undefined || signal.aborted) return;
  try {
    lists[0] = await ask(fallback, query, signal);
    tell(true, false);
  } catch {
    tell(false, false);
  }
}
