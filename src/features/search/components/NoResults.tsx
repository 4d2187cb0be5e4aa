import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { useClosestSections } from '../hooks/useClosestSections';
import { useSuggestions } from '../hooks/useSuggestions';
import type { SearchSources } from '../sources/create';
import styles from './NoResults.module.css';

interface NoResultsProps {
  query: string;
  sources: SearchSources;
  /** Searches for another query. */
  onTry: (query: string) => void;
  onOpen: () => void;
}

/** Shown if nothing was found: tips, similar spellings, and the closest sections. */
export function NoResults({ query, sources, onTry, onOpen }: NoResultsProps): ReactNode {
  const suggestions = useSuggestions(query, sources);
  const sections = useClosestSections(query);
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
      {sections.length > 0 && (
        <p className={styles.sections}>
          Closest sections:
          {sections.map(({ path, title, section = title }) => (
            <Link key={path} to={path} onClick={onOpen}>
              {section}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
