import type { SearchResult } from '@site/src/features/docs-index';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './DirectAnswer.module.css';

interface DirectAnswerProps {
  load: NonNullable<SearchResult['answer']>;
  /** The snippet, which stays unless the answer says the same in a sentence. */
  children: ReactNode;
}

type Loaded = Awaited<ReturnType<DirectAnswerProps['load']>>;

/** What the first result says by itself: a signature with its import, an error's cause and fix, a limit's value. */
export function DirectAnswer({ load, children }: DirectAnswerProps): ReactNode {
  const [known, setKnown] = useState<{ load: DirectAnswerProps['load']; answer: Loaded }>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (answer) => isCurrent && setKnown({ load, answer }),
      // Without its answer the result is complete.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  // An answer to the query before says nothing about this one.
  if (known?.load !== load || known.answer === undefined) return children;
  const { code = [], text } = known.answer;
  return (
    <>
      {text === undefined && children}
      <span className={styles.answer}>
        {code.map((line) => (
          <code key={line}>{line}</code>
        ))}
        {text}
      </span>
    </>
  );
}
