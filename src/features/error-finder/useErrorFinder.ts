import type { ErrorAnswer } from '@site/src/lib/errors/errorEntry';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FindError } from './loadFinder';

/** What the box knows about the text in it. */
export type FinderState =
  | { name: 'idle' }
  | { name: 'searching' }
  | { name: 'failed' }
  | { name: 'answered'; text: string; answer: ErrorAnswer };

let loading: Promise<FindError> | undefined;

/** Loads the code and the texts once; a failed load is tried again. */
function load(): Promise<FindError> {
  loading ??= import('./loadFinder')
    .then(({ loadFinder }) => loadFinder())
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Loads what the first search needs, when a reader shows intent. */
function prepare(): void {
  // A failure shows with the first search, which tries again.
  load().catch(() => {});
}

/** Finds the entry of a text. The text isn't sent. */
export function useErrorFinder() {
  const [state, setState] = useState<FinderState>({ name: 'idle' });
  /** The number of the latest search; late answers of earlier ones are dropped. */
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  const find = useCallback(async (text: string): Promise<void> => {
    latest.current += 1;
    const number = latest.current;
    if (text.trim() === '') {
      setState({ name: 'idle' });
      return;
    }
    setState({ name: 'searching' });
    try {
      const findError = await load();
      if (number !== latest.current) return;
      setState({ name: 'answered', text, answer: findError(text) });
    } catch {
      if (number === latest.current) setState({ name: 'failed' });
    }
  }, []);

  return { state, prepare, find };
}
