import generatedLocation from '@generated/search-index/default/location.json';
import { mayAnswer } from '@site/src/lib/search/answers';
import { createEngine } from '@site/src/lib/search/createEngine';
import { type Hit, type IndexLocation, maxResults } from '@site/src/lib/search/types';
import { toResult } from './toResult';
import type { SearchSource } from './types';

const maxSuggestions = 5;

/** Whether the reader's connection allows prefetching. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Gives up waiting once the signal is aborted; what is being loaded is kept for the next query. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The search was aborted.', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * The docs of this site, searched in the browser with an index from the same host.
 * @param location of the index that was made with the site, unless a test has its own
 */
export function createEmbeddedSource(location: IndexLocation = generatedLocation): SearchSource {
  const load = async (name: string): Promise<unknown> => {
    const response = await fetch(location.address + name, {
      cache: location.isDraft ? 'no-store' : 'default',
    });
    if (!response.ok) throw new Error(`The search index returned status ${response.status}.`);
    return response.json();
  };
  let engine = createEngine(load);
  let hasStarted = false;
  /** Whether a query needs no request. */
  let isComplete = false;
  let prefetched: { query: string; hits: Promise<Hit[]> } | undefined;

  /** Loads the rest once the first results are shown, so later queries need no request. */
  const loadRest = () => {
    if (hasStarted || location.isDraft || !mayPrefetch()) return;
    hasStarted = true;
    setTimeout(() => {
      engine.loadRest().then(
        (isAll) => {
          isComplete = isAll;
        },
        () => {
          hasStarted = false;
        },
      );
    }, 1000);
  };

  return {
    label: 'Docs search',

    prepare() {
      // A draft's index changes with each edit.
      if (location.isDraft) engine = createEngine(load);
      return engine.prepare();
    },

    prefetch(query) {
      if (isComplete) prefetched = { query, hits: engine.search(query, maxResults) };
    },

    async search(query, signal) {
      const known = prefetched?.query === query ? prefetched.hits : undefined;
      const hits = await orAborted(known ?? engine.search(query, maxResults), signal);
      loadRest();
      const [first, ...others] = hits;
      if (first === undefined) return [];
      const asked = engine;
      const answer = () => asked.answer(query, first);
      return [
        { ...toResult(first), ...(mayAnswer(query, first) && { answer }) },
        ...others.map(toResult),
      ];
    },

    suggest: (query) => engine.suggest(query, maxSuggestions),
  };
}
