import { Icon } from '@site/src/components/article/Icon';
import type { FormEvent, ReactNode } from 'react';
import styles from './AskPanel.module.css';

interface ComposerProps {
  isFollowUp: boolean;
  isBusy: boolean;
  onAsk: (question: string) => void;
}

/** Where the question is written. */
export function Composer({ isFollowUp, isBusy, onAsk }: ComposerProps): ReactNode {
  const label = isFollowUp ? 'Ask a follow-up' : 'Ask a question';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = String(new FormData(event.currentTarget).get('question')).trim();
    if (question === '') return;
    event.currentTarget.reset();
    onAsk(question);
  };
  return (
    <form className={styles.compose} onSubmit={submit}>
      <div className={styles.box}>
        <input
          type="text"
          name="question"
          autoComplete="off"
          maxLength={300}
          aria-label={label}
          placeholder={label}
        />
        <button
          className={`button primary ${styles.send}`}
          type="submit"
          aria-label={isBusy ? 'Searching' : 'Send'}
          aria-busy={isBusy}
        >
          <Icon name="arrow-up" />
        </button>
      </div>
      <p className={styles.smallPrint}>These are passages from the docs, not a generated answer.</p>
    </form>
  );
}
