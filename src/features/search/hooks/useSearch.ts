import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchSources } from '../sources/create';
import type { OwnSite } from '../support/mergeResults';
import { runSearch, type SearchProgress } from '../support/runSearch';
import { useDelayed } from './useDelayed';

/** Milliseconds without a key before the sources are asked. */
const debounce = 250;
/** Milliseconds without a key before the sources may work ahead: who types on is not slowed by it. */
const pause = 100;
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
  isFallback: false,
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
  const [answers, setAnswers] = useState(nothing);
  const current = useRef({ asked: '', controller: new AbortController() });

  const ask = useCallback(
    (asked: string) => {
      current.current.controller.abort();
      const controller = new AbortController();
      current.current = { asked, controller };
      if (asked === '') {
        setAnswers(nothing);
        return;
      }
      // An answer that is known already comes before React renders: then this is never seen.
      setAnswers((before) => ({ ...before, isPending: true, failed: [] }));
      runSearch(asked, sources, site, controller.signal, (progress) =>
        setAnswers(({ results, answered }) => ({
          ...progress,
          results: answered === asked ? keepSame(results, progress.results) : progress.results,
          answered: asked,
        })),
      );
    },
    [sources, site],
  );

  useEffect(() => {
    if (query === current.current.asked) return undefined;
    if (query === '') {
      ask('');
      return undefined;
    }
    const aheadTimer = setTimeout(() => {
      for (const source of sources.sources) source.ahead?.(query);
    }, pause);
    const timer = setTimeout(ask, debounce, query);
    return () => {
      clearTimeout(aheadTimer);
      clearTimeout(timer);
    };
  }, [query, ask, sources]);
  useEffect(() => () => current.current.controller.abort(), []);

  const isCurrent = query !== '' && answers.answered === query;
  const isWaiting = answers.isPending && (!isCurrent || answers.results.length === 0);
  const isLoading = useDelayed(isWaiting, skeletonDelay);
  const retry = useCallback(() => ask(current.current.asked), [ask]);
  return { ...answers, ...(isLoading && { results: none }), isCurrent, isLoading, retry };
}
