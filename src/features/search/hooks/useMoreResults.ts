import type { SearchResult } from '@site/src/features/docs-index';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { sectionOf } from '../results/filterChoices';
import { mergeResults } from '../results/mergeResults';
import type { OwnSite } from '../results/resolveAddress';
import type { MoreResults } from '../results/runSearch';
import type { SearchState } from './useSearch';

/** After this time a source has failed. */
const timeoutMs = 8000;

/** The results that are listed for a section, or for all of them. */
export interface ListedResults {
  results: readonly SearchResult[];
  /** Undefined if it has no results. */
  section: string | undefined;
  /** How many more can be loaded. */
  left: number;
  /** Whether the best of the section are being loaded and none of them is known. */
  isLoading: boolean;
  hasFailed: boolean;
  /** Loads the next ones. */
  load: () => void;
}

/** What was loaded after a search, for one section or for all. */
interface Loaded {
  more: MoreResults | undefined;
  section: string | undefined;
  results: readonly SearchResult[];
  hasFailed: boolean;
}

const within = (results: readonly SearchResult[], section: string | undefined) =>
  section === undefined ? results : results.filter((result) => sectionOf(result) === section);

function countIn({ counts }: MoreResults, section: string | undefined): number {
  return counts.reduce(
    (sum, [name, count]) => (section === undefined || name === section ? sum + count : sum),
    0,
  );
}

/** What is known of a section without asking for it: nothing if other results were better than its best ones. */
function knownOf(more: MoreResults, section: string | undefined): readonly SearchResult[] {
  const given = within(more.given, section);
  const isWhole = section === undefined || more.counts.length === 1;
  return isWhole || given.length === countIn(more, section) ? given : [];
}

/** The results of a search for the chosen section: its best ones, not only those among the best of all. */
export function useMoreResults(
  search: SearchState,
  chosen: string | undefined,
  site: OwnSite,
): ListedResults {
  const { results, more, answered } = search;
  const [loaded, setLoaded] = useState<Loaded>();
  const limited = within(results, chosen);
  const hasSection = limited.length > 0 || (more !== undefined && countIn(more, chosen) > 0);
  const section = hasSection ? chosen : undefined;
  const isSame = loaded !== undefined && loaded.more === more && loaded.section === section;
  const known = useMemo(() => (more ? knownOf(more, section) : []), [more, section]);
  const own = isSame ? loaded.results : known;
  const left = more ? Math.max(0, countIn(more, section) - own.length) : 0;
  const hasFailed = isSame && loaded.hasFailed;

  const load = useCallback(async () => {
    const end = (further: readonly SearchResult[], failed: boolean) =>
      setLoaded({ more, section, results: [...own, ...further], hasFailed: failed });
    try {
      const part = { from: own.length, ...(section !== undefined && { section }) };
      const answer = await more?.source.search(answered, AbortSignal.timeout(timeoutMs), part);
      const further = answer?.results ?? [];
      end(further, further.length === 0);
    } catch {
      // The error isn't logged, because a vendor's error may contain the request and with it the key.
      end([], true);
    }
  }, [more, section, own, answered]);

  const isWanted = own.length === 0 && left > 0 && !hasFailed;
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  const listed = useMemo(() => {
    const found = section === undefined ? results : within(results, section);
    return own === known && section === undefined ? found : mergeResults([own, found], site);
  }, [results, section, own, known, site]);
  return {
    results: listed,
    section,
    left,
    isLoading: isWanted && listed.length === 0,
    hasFailed,
    load,
  };
}
