import Link from '@docusaurus/Link';
import { count } from '@site/src/features/signals';
import { refusesTracking } from '@site/src/lib/refusesTracking';
import { countsPath, reasonLabels } from '@site/src/lib/signals/signalKinds';
import { type ReactNode, useState } from 'react';
import styles from './PageHelpful.module.css';

interface PageHelpfulProps {
  /** Path of the page. */
  path: string;
  /** The other way to say what is wrong. */
  children: ReactNode;
}

interface QuestionProps {
  children: string;
  /** What is counted for an answer, with its label. */
  answers: Readonly<Record<string, string>>;
  /** Whether it follows another answer, so that the focus comes with it. */
  isNext?: boolean;
  onAnswer: (detail: string) => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

function Question({ children, answers, isNext = false, onAnswer }: QuestionProps): ReactNode {
  return (
    <fieldset className={styles.question} aria-labelledby="page-helpful" data-needs-script="">
      <span className={styles.said} id="page-helpful" {...(isNext && { tabIndex: -1, ref: focus })}>
        {children}
      </span>
      {Object.entries(answers).map(([detail, label]) => (
        <button className="button" type="button" key={detail} onClick={() => onAnswer(detail)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * 'Was this page helpful?', after a 'No' the reason, then thanks. Only answers are counted, and no texts. The question
 * is in the document, and the press that starts the application is repeated, so it works from the beginning.
 */
export function PageHelpful({ path, children }: PageHelpfulProps): ReactNode {
  const [said, setSaid] = useState<{ path: string; detail: string }>();
  const detail = said?.path === path ? said.detail : undefined;

  const answer = (value: string) => {
    count('helpful', path, value);
    setSaid({ path, detail: refusesTracking(navigator) ? 'refused' : value });
  };

  return (
    <div className={styles.helpful}>
      {detail === undefined && (
        <Question answers={{ yes: 'Yes', no: 'No' }} onAnswer={answer}>
          Was this page helpful?
        </Question>
      )}
      {detail === 'no' && (
        <Question answers={reasonLabels} isNext onAnswer={answer}>
          What should be better?
        </Question>
      )}
      {detail !== undefined && detail !== 'no' && (
        <p className={styles.said} tabIndex={-1} ref={focus}>
          {detail === 'refused'
            ? 'Your browser asks not to be counted, so nothing was sent.'
            : 'Thanks for your answer.'}{' '}
          <Link to={countsPath}>What we count</Link>
        </p>
      )}
      {children}
    </div>
  );
}
