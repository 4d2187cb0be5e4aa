import { quotesDocs } from '@site/plugins/ask-ai';
import { Icon } from '@site/src/components/Icon';
import { isQuestion } from '@site/src/lib/questionAbout';
import { quotedLabel } from '@site/src/lib/quotedLabel';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { OptionProps } from '../hooks/useListNavigation';
import styles from './ResultRow.module.css';

interface AskRowProps extends OptionProps {
  query: string;
  onAsk: () => void;
}

/** The row that sends the query to the assistant. */
export function AskRow({ query, onAsk, ...option }: AskRowProps): ReactNode {
  const isQuoted = quotesDocs();
  return (
    <button {...option} className={clsx(styles.result, styles.ai)} type="button" onClick={onAsk}>
      <Icon name="sparkles" />
      <span className={styles.text}>
        <span className={styles.title}>
          {isQuoted && isQuestion(query) ? (
            <strong>{query}</strong>
          ) : (
            <>
              Can you tell me about <strong>{query}</strong>?
            </>
          )}
        </span>
        <span className={styles.offer}>
          <span>Get an instant AI answer</span>
          {isQuoted && <span>{quotedLabel}</span>}
        </span>
      </span>
      <span className={styles.side}>
        <span className={`kbd ${styles.enter}`} aria-hidden="true">
          ↵
        </span>
        <Icon name="arrow-right" />
      </span>
    </button>
  );
}
