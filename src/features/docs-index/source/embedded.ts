import generatedLocation from '@generated/search-index/default/location.json';
import { mayAnswer } from '@site/src/lib/search/answers';
import { createEngine, type FoundHits } from '@site/src/lib/search/createEngine';
import { type IndexLocation, maxResults } from '@site/src/lib/search/searchIndex';
import { loadIndexFile } from './loadIndexFile';
import type { SearchPart, SearchSource } from './searchSource';
import { toResult } from './toResult';

const maxSuggestions = 5;

/** What the filter calls the pages in no section. */
const unnamed = 'Docs';

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
  const load = (name: string) => loadIndexFile(location, name);
  let engine = createEngine(load);
  let hasStarted = false;
  /** Whether a query needs no request. */
  let isComplete = false;
  let prefetched: { query: string; found: Promise<FoundHits> } | undefined;

  const find = (query: string, { from, section }: SearchPart = { from: 0 }) =>
    engine.find(query, {
      limit: maxResults,
      from,
      section: section === unnamed ? '' : section,
    });

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
      if (isComplete) prefetched = { query, found: find(query) };
    },

    async search(query, signal, part) {
      const isKnown = part === undefined && prefetched?.query === query;
      const { hits, counts } = await orAborted(
        isKnown && prefetched ? prefetched.found : find(query, part),
        signal,
      );
      loadRest();
      const asked = engine;
      const results = hits.map((hit, place) => {
        // Only the first result is looked at for an answer.
        const mayHaveOne = place === 0 && !part?.from && mayAnswer(query, hit);
        return { ...toResult(hit), ...(mayHaveOne && { answer: () => asked.answer(query, hit) }) };
      });
      return { results, counts: counts.map(([name, count]) => [name || unnamed, count] as const) };
    },

    suggest: (query) => engine.suggest(query, maxSuggestions),
  };
}
