import type { ErrorAnswer, ErrorEntry } from '@site/src/lib/errors/createErrorFinder';
import { loadOnce } from '@site/src/lib/loadOnce';
import { useCallback, useEffect, useRef, useState } from 'react';

export type FinderState =
  | { name: 'idle' }
  | { name: 'searching' }
  | { name: 'failed' }
  | { name: 'answered'; text: string; answer: ErrorAnswer };

/** Loads the code and the texts of all errors, which are part of the search index. */
const load = loadOnce(async () => {
  const [{ createErrorFinder }, { readIndexFile }] = await Promise.all([
    import('@site/src/lib/errors/createErrorFinder'),
    import('@site/plugins/search/sources'),
  ]);
  return createErrorFinder(await readIndexFile<ErrorEntry[]>('errors.json'));
});

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
