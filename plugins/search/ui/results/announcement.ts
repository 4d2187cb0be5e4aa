import type { SearchState } from '../hooks/useSearch';

const namesOf = (sources: SearchState['failed']) => sources.map(({ label }) => label).join(' and ');

/** Sentences about the sources that failed as a whole or in part; empty if none did. */
export function failureText({
  failed,
  incomplete,
  isFallback,
  isPending,
}: Pick<SearchState, 'failed' | 'incomplete' | 'isFallback' | 'isPending'>): string {
  if (isPending) return '';
  return [
    failed.length > 0 && `${namesOf(failed)} did not answer.`,
    isFallback && 'These results are from this site’s own index.',
    incomplete.length > 0 && `Some results of ${namesOf(incomplete)} could not be read.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The screen reader announcement once a search has finished; empty until then. */
export function announcement(state: SearchState): string {
  if (!state.isCurrent || state.isPending) return '';
  const shown = state.results.length;
  const count =
    shown === 0
      ? `No results for “${state.answered}”.`
      : `${shown} ${shown === 1 ? 'result' : 'results'}.`;
  return [count, failureText(state)].filter(Boolean).join(' ');
}
