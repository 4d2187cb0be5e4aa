import { useCallback, useEffect, useState } from 'react';

/** How long the check mark stays, in milliseconds. */
const shownFor = 2000;

type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies text and tells for 2 s whether it worked.
 * @param getText read at the click, so that what is copied is what is shown
 */
export function useCopy(getText: () => string | Promise<string>): [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = useCallback(() => {
    Promise.resolve()
      .then(getText)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => setState('copied'),
        () => setState('failed'),
      );
  }, [getText]);

  return [state, copy];
}
