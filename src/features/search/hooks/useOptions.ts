import { useMemo } from 'react';
import { sectionOf } from '../support/filterChoices';
import { groupResults, type ResultGroup } from '../support/groupResults';
import { type ListNavigation, useListNavigation } from './useListNavigation';
import type { SearchState } from './useSearch';

export interface Options extends ListNavigation {
  /** The section the list is limited to; undefined if that section has no results. */
  section: string | undefined;
  groups: readonly ResultGroup[];
  /** How many results are shown. */
  shown: number;
  /** Whether the assistant's row comes before them. */
  hasAssistant: boolean;
}

interface OptionsInput {
  search: SearchState;
  section: string | undefined;
  hasAssistant: boolean;
  listId: string;
}

/** The selectable rows, and which of them is highlighted. */
export function useOptions({ search, section, hasAssistant, listId }: OptionsInput): Options {
  const { results, isPending, isCurrent } = search;
  const list = useMemo(() => {
    const limited = results.filter((result) => sectionOf(result) === section);
    const isLimited = limited.length > 0;
    const groups = groupResults(isLimited ? limited : results);
    const shown = isLimited ? limited.length : results.length;
    return { groups, shown, section: isLimited ? section : undefined };
  }, [results, section]);

  const before = Number(hasAssistant);
  // While results load nothing is highlighted, because a quick Enter must not ask the AI or open a result of
  // another query.
  const isReady = isCurrent && (list.shown > 0 || !isPending);
  const firstRow = list.shown > 0 ? before : before - 1;
  const navigation = useListNavigation({
    list: isReady ? list : undefined,
    count: before + list.shown,
    first: isReady ? firstRow : -1,
    listId,
  });
  return { ...list, ...navigation, hasAssistant };
}
