import { Icon } from '@site/src/components/article/Icon';
import { quotesDocs } from '@site/src/features/ask-ai';
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
  return (
    <button {...option} className={clsx(styles.result, styles.ai)} type="button" onClick={onAsk}>
      <Icon name="sparkles" />
      <span className={styles.text}>
        <span className={styles.title}>
          Can you tell me about <strong>{query}</strong>?
        </span>
        <span className={styles.offer}>
          <span>Get an instant AI answer</span>
          {quotesDocs() && <span>Quoted from these docs, not generated</span>}
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
