import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchSources } from '../../sources/create';
import { mergeResults } from '../results/mergeResults';
import { originOf } from '../results/originOf';
import type { OwnSite } from '../results/resolveAddress';
import { runSearch, type SearchProgress } from '../results/runSearch';
import { useDelayed } from './useDelayed';

/** How long a reader must stop typing before the sources are queried. */
const debounceMs = 250;
/** How long a reader must stop typing before the sources prefetch, so fast typing is not slowed down. */
const prefetchDelayMs = 100;
/** How long results can take before the skeleton appears. */
const skeletonDelayMs = 200;

interface Answers extends SearchProgress {
  /** The query that the results belong to; empty if there are none yet. */
  answered: string;
  /** The results without further ones that were loaded: another list highlights its first result. */
  best: SearchProgress['results'];
}

export interface SearchState extends Answers {
  /** Whether the results belong to the current query, even if only some sources have responded. */
  isCurrent: boolean;
  /** Whether to show a skeleton instead of results. */
  isLoading: boolean;
  /** Queries the sources again. */
  retry: () => void;
  /** Adds further results to the list. */
  loadMore: () => void;
}

const none: SearchProgress['results'] = [];
const nothing: Answers = {
  answered: '',
  best: none,
  results: none,
  isPending: false,
  failed: [],
  incomplete: [],
  isFallback: false,
};

/** Returns the previous list if nothing has changed, so the highlight stays. */
function keepSame(before: SearchProgress['results'], now: SearchProgress['results']) {
  const isSame =
    before.length === now.length && now.every(({ url }, index) => url === before[index]?.url);
  return isSame ? before : now;
}

/**
 * Searches while a reader types. A new query aborts the requests of the previous one and drops its responses.
 * @param query trimmed; an empty one is not searched for
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
      // If the results are already known, they arrive before React renders, so this never shows.
      setAnswers((before) => ({ ...before, isPending: true, failed: [], incomplete: [] }));
      runSearch(asked, sources, site, controller.signal, (progress) =>
        setAnswers(({ best, answered }) => {
          const results = answered === asked ? keepSame(best, progress.results) : progress.results;
          return { ...progress, best: results, results, answered: asked };
        }),
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
    const prefetchTimer = setTimeout(() => {
      for (const source of sources.sources) source.prefetch?.(query);
    }, prefetchDelayMs);
    const timer = setTimeout(ask, debounceMs, query);
    return () => {
      clearTimeout(prefetchTimer);
      clearTimeout(timer);
    };
  }, [query, ask, sources]);
  useEffect(() => () => current.current.controller.abort(), []);

  const isCurrent = query !== '' && answers.answered === query;
  const isWaiting = answers.isPending && (!isCurrent || answers.results.length === 0);
  const isLoading = useDelayed(isWaiting, skeletonDelayMs);
  const retry = useCallback(() => ask(current.current.asked), [ask]);
  const { more: source, results, answered } = answers;
  const loadMore = useCallback(() => {
    const { signal } = current.current.controller;
    const known = results.filter(({ url }) => originOf(url) === 'Docs').length;
    source?.search(answered, signal, known).then(
      (further) => {
        if (signal.aborted) return;
        setAnswers((before) => ({
          ...before,
          results: mergeResults([before.results, further.results], site),
          more: further.hasMore && further.results.length > 0 ? source : undefined,
        }));
      },
      // The row stays, so the reader can try again.
      () => {},
    );
  }, [source, results, answered, site]);
  return {
    ...answers,
    ...(isLoading && { results: none, more: undefined }),
    isCurrent,
    isLoading,
    retry,
    loadMore,
  };
}
