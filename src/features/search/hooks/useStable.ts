import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function from render to render, which does what the newest does: what is given it need not render again. */
export function useStable<Given extends unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...given) => newest.current(...given), []);
}
