import { useStorageSlot } from '@docusaurus/theme-common';

const maxQueries = 5;

export interface RecentSearches {
  /** Newest first; empty if storage is blocked. */
  queries: readonly string[];
  remember: (query: string) => void;
  forget: (query: string) => void;
}

function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Queries whose results the reader opened, stored only on this device under `search.recent`. */
export function useRecentSearches(): RecentSearches {
  const [stored, slot] = useStorageSlot('search.recent');
  const queries = parse(stored);
  const without = (query: string) => queries.filter((one) => one !== query);
  const keep = (kept: string[]) => {
    if (kept.length > 0) slot.set(JSON.stringify(kept));
    else slot.del();
  };
  return {
    queries,
    remember: (query) => keep([query, ...without(query)].slice(0, maxQueries)),
    forget: (query) => keep(without(query)),
  };
}
