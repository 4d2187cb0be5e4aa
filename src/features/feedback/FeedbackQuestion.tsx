import { track } from '@site/src/features/analytics';
import { count } from '@site/src/features/signals';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from './FeedbackQuestion.module.css';

interface FeedbackQuestionProps {
  /** Path of the page, which is part of the event. */
  path: string;
}

/** A reason is one line, in characters. */
const maxReason = 200;

const focus = (element: HTMLElement | null) => element?.focus();

/** 'Was this page helpful?', then the reason, then thanks. Focus follows; nothing is stored. */
export function FeedbackQuestion({ path }: FeedbackQuestionProps): ReactNode {
  const [isHelpful, setIsHelpful] = useState<boolean>();
  const [isDone, setIsDone] = useState(false);

  const answer = (value: boolean) => {
    track('page feedback', { path, isHelpful: value });
    if (process.env.SITE_SIGNALS === 'on') count('helpful', path, value ? 'yes' : 'no');
    setIsHelpful(value);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    if (reason !== '') track('page feedback', { path, isHelpful: isHelpful === true, reason });
    setIsDone(true);
  };

  if (isDone) {
    return (
      <p className={styles.thanks} tabIndex={-1} ref={focus}>
        Thanks for your feedback.
      </p>
    );
  }
  if (isHelpful === undefined) {
    return (
      <fieldset className={styles.question} aria-labelledby="page-feedback">
        <span id="page-feedback">Was this page helpful?</span>
        <button className="button" type="button" onClick={() => answer(true)}>
          Yes
        </button>
        <button className="button" type="button" onClick={() => answer(false)}>
          No
        </button>
      </fieldset>
    );
  }
  const question = isHelpful ? 'What helped?' : 'What was missing or wrong?';
  return (
    <form className={styles.question} onSubmit={send}>
      <input
        name="reason"
        aria-label={`${question} (optional)`}
        placeholder={question}
        maxLength={maxReason}
        autoComplete="off"
        ref={focus}
      />
      <button className="button" type="submit">
        Send
      </button>
    </form>
  );
}
