import { useEffect, useState } from 'react';
import type { SearchSources } from '../sources/create';

const maxSuggestions = 3;

/** Suggestions for a query without results, from the first source that has any; empty until then. */
export function useSuggestions(query: string, { sources, fallback }: SearchSources): string[] {
  const [suggestions, setSuggestions] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const source = [...sources, ...(fallback ? [fallback] : [])].find(({ suggest }) => suggest);
    source?.suggest?.(query).then(
      (words) => isCurrent && setSuggestions(words.slice(0, maxSuggestions)),
      // Suggestions are optional.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [query, sources, fallback]);
  return suggestions;
}
