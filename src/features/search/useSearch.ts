import { useCallback, useEffect, useState } from 'react';
import type { OwnSite } from './mergeResults';
import { runSearch, type SearchProgress } from './runSearch';
import type { SearchSources } from './sources/create';
import { useDebounced } from './useDebounced';
import { useDelayed } from './useDelayed';

/** Milliseconds without a key before the sources are asked. */
const debounce = 250;
/** Milliseconds of waiting before a reader is shown that there is something to wait for. */
const skeletonDelay = 200;

interface Answers extends SearchProgress {
  /** The query that the results answer; empty where there are none yet. */
  answered: string;
}

export interface SearchState extends Answers {
  /** Whether the results answer what is typed now, be it the first of them only. */
  isCurrent: boolean;
  /** Whether to show that results are being loaded, in their place. */
  isLoading: boolean;
  /** Asks the sources again. */
  retry: () => void;
}

const none: SearchProgress['results'] = [];
const nothing: Answers = {
  answered: '',
  results: none,
  isPending: false,
  failed: [],
  isInstead: false,
};

/** The same list where nothing has changed, so that the highlight stays. */
function keepSame(before: SearchProgress['results'], now: SearchProgress['results']) {
  const isSame =
    before.length === now.length && now.every(({ url }, index) => url === before[index]?.url);
  return isSame ? before : now;
}

/**
 * Searches while a reader types. Once another query is asked, the requests of the one before are aborted and
 * its answers dropped.
 * @param query trimmed; empty asks nothing
 * @param site must be the same object from render to render
 */
export function useSearch(query: string, sources: SearchSources, site: OwnSite): SearchState {
  const settled = useDebounced(query, debounce);
  const asked = query === '' ? '' : settled;
  const [attempt, setAttempt] = useState(0);
  const [answers, setAnswers] = useState(nothing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    if (asked === '') {
      setAnswers(nothing);
      return undefined;
    }
    const controller = new AbortController();
    setAnswers((before) => ({ ...before, isPending: true, failed: [] }));
    runSearch(asked, sources, site, controller.signal, (progress) =>
      setAnswers(({ results, answered }) => ({
        ...progress,
        results: answered === asked ? keepSame(results, progress.results) : progress.results,
        answered: asked,
      })),
    );
    return () => controller.abort();
  }, [asked, attempt, sources, site]);

  const isCurrent = query !== '' && answers.answered === query;
  const isWaiting = answers.isPending && (!isCurrent || answers.results.length === 0);
  const isLoading = useDelayed(isWaiting, skeletonDelay);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...answers, ...(isLoading && { results: none }), isCurrent, isLoading, retry };
}
