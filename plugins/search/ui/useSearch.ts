import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchSources } from '../sources/searchSource';
import { mergeResults, type OwnSite, originOf, runSearch, type SearchProgress } from './runSearch';

/** True once the condition has been true for some milliseconds; false as soon as it isn't. */
function useDelayed(condition: boolean, milliseconds: number): boolean {
  const [hasHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setHeld(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [condition, milliseconds]);
  return condition && hasHeld;
}

/** How long a reader must stop typing before the sources are queried. */
const debounceMs = 250;
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
      setAnswers((before) => ({ ...before, isPending: true, failed: [] }));
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
    const timer = setTimeout(ask, debounceMs, query);
    return () => clearTimeout(timer);
  }, [query, ask]);
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

/** Says which sources failed; empty if none did. */
export function failureText({ failed, isFallback, isPending }: SearchState): string {
  if (isPending || failed.length === 0) return '';
  const names = failed.map(({ label }) => label).join(' and ');
  const whose = isFallback ? ' These results are from this site’s own index.' : '';
  return `${names} did not answer.${whose}`;
}

/** Whether a search has ended and there is nothing to be found; what didn't answer may have some. */
export function foundNothing({ isCurrent, isPending, results, failed }: SearchState): boolean {
  return isCurrent && !isPending && results.length === 0 && failed.length === 0;
}

/** The screen reader announcement once a search has finished; empty until then. */
export function announcement(state: SearchState): string {
  if (!state.isCurrent || state.isPending) return '';
  const shown = state.results.length;
  const count = shown > 0 && `${shown} ${shown === 1 ? 'result' : 'results'}.`;
  const none = foundNothing(state) && `No results for “${state.answered}”.`;
  return [count, none, failureText(state)].filter(Boolean).join(' ');
}
