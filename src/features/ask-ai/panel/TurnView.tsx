import type { ReactNode } from 'react';
import { AnswerView } from './AnswerView';
import styles from './AskPanel.module.css';
import type { Turn } from './conversation';

interface TurnViewProps {
  turn: Turn;
  onAsk: (question: string) => void;
  onRetry: () => void;
  /** Called when a link to a page is followed. */
  onFollow: () => void;
}

/** A question and its answer from the docs, or why there is none. */
export function TurnView({ turn, onAsk, onRetry, onFollow }: TurnViewProps): ReactNode {
  const { question, state, answer } = turn;
  return (
    <>
      <p className={styles.question}>{question}</p>
      <div className={styles.answer} aria-live="polite">
        {state === 'searching' && <p>Searching the docs …</p>}
        {state === 'failed' && (
          <>
            <p>The docs could not be searched. Check the connection.</p>
            <button className="button" type="button" onClick={onRetry}>
              Try again
            </button>
          </>
        )}
        {state === 'empty' && (
          <>
            <p>The docs have no passage about this. Try fewer or other words.</p>
            <ul className={styles.actions}>
              {answer.suggestions.map((word) => (
                <li key={word}>
                  <button className="button" type="button" onClick={() => onAsk(word)}>
                    {word}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {state === 'answered' && (
          <AnswerView question={question} passages={answer.passages} onFollow={onFollow} />
        )}
      </div>
    </>
  );
}
