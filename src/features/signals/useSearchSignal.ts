import { useEffect, useRef } from 'react';
import { count } from './count';

interface SearchEnd {
  query: string;
  /** How many results are shown. */
  shown: number;
  /** Whether all of them are there. */
  hasEnded: boolean;
}

/** The query that led to something: a page, or the assistant. */
let found = '';

/** Says that the reader has chosen a result of a query. */
export function foundInSearch(query: string): void {
  found = query;
}

/** Counts the query that is left when the dialog closes: it had no result, or none that the reader chose. */
export function useSearchSignal(end: SearchEnd): void {
  const last = useRef(end);
  useEffect(() => {
    last.current = end;
  });
  useEffect(
    () => () => {
      const { query, shown, hasEnded } = last.current;
      const isFound = query === found;
      found = '';
      if (query === '' || !hasEnded) return;
      if (shown === 0) count('search', query, 'none');
      else if (!isFound) count('search', query, 'left');
    },
    [],
  );
}
