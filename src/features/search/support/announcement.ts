import type { SearchState } from '../hooks/useSearch';

/** The sentence about sources that did not answer; empty when all did. */
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

/** What a screen reader is told once a search has ended; empty meanwhile. */
export function announcement(state: SearchState, shown: number): string {
  if (!state.isCurrent || state.isPending) return '';
  const count =
    shown === 0
      ? `No results for “${state.answered}”.`
      : `${shown} ${shown === 1 ? 'result' : 'results'}.`;
  return [count, failureText(state)].filter(Boolean).join(' ');
}
