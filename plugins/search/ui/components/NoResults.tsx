import { type ReactNode, useEffect, useState } from 'react';
import type { SearchSources } from '../../sources/create';
import styles from './NoResults.module.css';

interface NoResultsProps {
  query: string;
  sources: SearchSources;
  /** Searches for another query. */
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
