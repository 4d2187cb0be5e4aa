import Link from '@docusaurus/Link';
import { product } from '@site/src/site/product';
import { type ReactNode, useEffect, useRef } from 'react';
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
  const { question, page, state, answer } = turn;
  const asked = useRef<HTMLParagraphElement>(null);
  // The latest question is at the top of the conversation, with as much of its answer as there is room for.
  useEffect(() => {
    if (state !== 'failed') asked.current?.scrollIntoView({ block: 'start' });
  }, [state]);
  return (
    <>
      <p className={styles.question} ref={asked}>
        {question}
      </p>
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
        {state === 'none' && (
          <>
            <p>
              <strong>This is not in these docs.</strong> Try other words, or{' '}
              <a href={product.communityUrl}>ask the community</a>.
            </p>
            {answer.passages.length > 0 && (
              <>
                <p>The nearest pages:</p>
                <ul>
                  {answer.passages.map(({ title, url }) => (
                    <li key={url}>
                      <Link to={url} onClick={onFollow}>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
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
        {(state === 'answered' || state === 'closest') && (
          <AnswerView
            isSure={state === 'answered'}
            // Without the page, an assistant doesn't know what the question is about.
            question={page ? `${question} (about the page “${page.title}”)` : question}
            passages={answer.passages}
            onFollow={onFollow}
          />
        )}
      </div>
    </>
  );
}
