import { Icon } from '@site/src/components/Icon';
import { type ReactNode, useEffect, useState } from 'react';
import type { SearchSources } from '../sources/searchSource';
import styles from './SearchStates.module.css';
import { failureText, type SearchState } from './useSearch';

/** Three placeholder rows while results load. */
export function Skeleton(): ReactNode {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={styles.skeleton}>
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

interface NoResultsProps {
  query: string;
  sources: SearchSources;
  onTry: (query: string) => void;
}

/** Shown if nothing was found: tips, and similar spellings from the first source that has any. */
export function NoResults({ query, sources, onTry }: NoResultsProps): ReactNode {
  const [suggestions, setSuggestions] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const all = [...sources.sources, ...(sources.fallback ? [sources.fallback] : [])];
    const source = all.find(({ suggest }) => suggest);
    source?.suggest?.(query).then(
      (words) => isCurrent && setSuggestions(words),
      // Suggestions are optional.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [query, sources]);
  return (
    <div className={styles.none}>
      <p className={styles.title}>No results for “{query}”</p>
      <p>Check the spelling, or search for an API name or an error text as it is printed.</p>
      {suggestions.length > 0 && (
        <div className={styles.tries}>
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              className="button"
              type="button"
              onClick={() => onTry(suggestion)}
            >
              {suggestion}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

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

/** Hints for the keyboard, which phones don't have. */
export function KeyHints(): ReactNode {
  return (
    <div className={styles.hints}>
      <span>
        <kbd className="kbd">↵</kbd>to open link
      </span>
      <span>
        <kbd className="kbd">↑</kbd>
        <kbd className="kbd">↓</kbd>to select
      </span>
      <span>
        <kbd className="kbd">esc</kbd>to close
      </span>
    </div>
  );
}
