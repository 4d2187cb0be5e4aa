import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';
import styles from './RecentSearches.module.css';

interface RecentSearchesProps {
  queries: readonly string[];
  onChoose: (query: string) => void;
  onForget: (query: string) => void;
}

/** Recent searches on this device; each can be repeated or removed. */
export function RecentSearches({ queries, onChoose, onForget }: RecentSearchesProps): ReactNode {
  return (
    <>
      <h2 className={styles.title}>Recent searches</h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button className={styles.query} type="button" onClick={() => onChoose(query)}>
              <Icon name="clock" />
              {query}
            </button>
            <button
              className="icon-button"
              type="button"
              aria-label={`Forget “${query}”`}
              onClick={() => onForget(query)}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
