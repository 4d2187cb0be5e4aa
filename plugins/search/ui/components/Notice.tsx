import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';
import type { SearchState } from '../hooks/useSearch';
import { failureText } from '../results/announcement';
import styles from './Notice.module.css';

interface NoticeProps {
  search: SearchState;
  onRetry: () => void;
}

/** One unobtrusive line about the sources that failed. */
export function Notice({ search, onRetry }: NoticeProps): ReactNode {
  const text = failureText(search);
  if (text === '') return null;
  return (
    <div className={styles.notice}>
      <Icon name="triangle-alert" />
      <span className={styles.text}>{text}</span>
      <button className="button" type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
