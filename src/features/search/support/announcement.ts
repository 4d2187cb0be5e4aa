import type { SearchState } from '../hooks/useSearch';

/** A sentence about the sources that failed; empty if none did. */
export function failureText({
  failed,
  isFallback,
  isPending,
}: Pick<SearchState, 'failed' | 'isFallback' | 'isPending'>): string {
  if (failed.length === 0) return '';
  const names = failed.map(({ label }) => label).join(' and ');
  if (isFallback) return `${names} did not answer. These results are from this site’s own index.`;
  return isPending ? '' : `${names} did not answer.`;
}

/**
 * The screen reader announcement once a search has finished; empty until then.
 * @param left how many results aren't listed
 */
export function announcement(state: SearchState, shown: number, left: number): string {
  if (!state.isCurrent || state.isPending) return '';
  const count =
    shown === 0
      ? `No results for “${state.answered}”.`
      : `${shown}${left > 0 ? ` of ${shown + left}` : ''} ${shown + left === 1 ? 'result' : 'results'}.`;
  return [count, failureText(state)].filter(Boolean).join(' ');
}
