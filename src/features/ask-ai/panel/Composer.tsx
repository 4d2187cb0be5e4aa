import { Icon } from '@site/src/components/article/Icon';
import type { AskedPage } from '@site/src/features/docs-index';
import { quotedLabel } from '@site/src/lib/quotedLabel';
import { type FormEvent, type ReactNode, useId } from 'react';
import styles from './AskPanel.module.css';

interface ComposerProps {
  /** What the question is about, if not about all of the docs. */
  page: AskedPage | undefined;
  onLeavePage: () => void;
  isFollowUp: boolean;
  isBusy: boolean;
  onAsk: (question: string) => void;
}

/** Where the question is written. */
export function Composer(props: ComposerProps): ReactNode {
  const { page, onLeavePage, isFollowUp, isBusy, onAsk } = props;
  const pageId = useId();
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
      {page && (
        <div className={styles.about}>
          <Icon name="file-text" />
          <span id={pageId}>About “{page.title}”</span>
          <button
            className="icon-button"
            type="button"
            aria-label="Ask about all pages"
            onClick={({ currentTarget }) => {
              currentTarget.form?.querySelector('input')?.focus();
              onLeavePage();
            }}
          >
            <Icon name="x" />
          </button>
        </div>
      )}
      <div className={styles.box}>
        <input
          type="text"
          name="question"
          autoComplete="off"
          maxLength={300}
          aria-label={label}
          aria-describedby={page && pageId}
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
      <p className={styles.smallPrint}>{quotedLabel}</p>
    </form>
  );
}
