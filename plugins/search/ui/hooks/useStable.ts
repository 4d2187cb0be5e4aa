import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that calls the latest one, so components that receive it don't re-render. */
export function useStable<Given extends unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...given) => newest.current(...given), []);
}
