import { useMemo } from 'react';
import { groupResults, type ResultGroup } from '../results/groupResults';
import { type ListNavigation, useListNavigation } from './useListNavigation';
import type { ListedResults } from './useMoreResults';
import type { SearchState } from './useSearch';

export interface Options extends ListNavigation {
  groups: readonly ResultGroup[];
  /** How many results are shown. */
  shown: number;
  /** Whether the assistant's row comes before them. */
  hasAssistant: boolean;
}

interface OptionsInput {
  search: SearchState;
  listed: ListedResults;
  hasAssistant: boolean;
  listId: string;
}

/** The selectable rows, and which of them is highlighted. */
export function useOptions({ search, listed, hasAssistant, listId }: OptionsInput): Options {
  const { isPending, isCurrent } = search;
  const groups = useMemo(() => groupResults(listed.results), [listed.results]);
  const shown = listed.results.length;

  const before = Number(hasAssistant);
  // While results load nothing is highlighted, because a quick Enter must not ask the AI or open a result of
  // another query.
  const isReady = isCurrent && !listed.isLoading && (shown > 0 || !isPending);
  // Further results are listed below the highlight, which stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an object for each list
  const list = useMemo(() => ({}), [search.results, listed.section]);
  const navigation = useListNavigation({
    list: isReady ? list : undefined,
    count: before + shown + Number(listed.left > 0),
    first: isReady ? (shown > 0 ? before : before - 1) : -1,
    listId,
  });
  return { groups, shown, ...navigation, hasAssistant };
}
