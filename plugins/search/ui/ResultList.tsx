import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';
import type { ResultGroup } from './mergeResults';
import styles from './ResultList.module.css';
import { AskRow, ResultRow } from './ResultRow';
import type { ListNavigation } from './useListNavigation';

interface ResultListProps {
  /** The query of the results, for highlighting. */
  query: string;
  /** What the assistant is asked about. */
  question: string;
  groups: readonly ResultGroup[];
  navigation: ListNavigation;
  /** Undefined without an assistant. */
  onAsk: (() => void) | undefined;
  onOpen: () => void;
  /** Undefined if there are no more results. */
  onMore: (() => void) | undefined;
}

/** The selectable rows: the assistant's, then the results, grouped by place. */
export function ResultList(props: ResultListProps): ReactNode {
  const { query, question, groups, navigation, onAsk, onOpen, onMore } = props;
  const { listProps, optionProps } = navigation;
  let index = Number(onAsk !== undefined);
  return (
    <div {...listProps} className={styles.results} role="listbox" aria-label="Results">
      {onAsk && <AskRow {...optionProps(0)} query={question} onAsk={onAsk} />}
      {groups.map(({ place, rows }, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, which only has a role
        <div key={place} role="group" aria-label={place}>
          <p className={styles.group} role="presentation">
            {place}
          </p>
          {rows.map((row) => {
            const option = optionProps(index++);
            // Keyed by position, so the elements of the previous results are reused.
            return (
              <ResultRow
                {...option}
                key={option.id}
                row={row}
                place={place}
                query={query}
                onOpen={onOpen}
              />
            );
          })}
          {/* Only the docs, which come first, have more. */}
          {number === 0 && onMore && (
            <button
              {...optionProps(index++)}
              className={styles.result}
              type="button"
              onClick={onMore}
            >
              <Icon name="chevron-down" />
              <span className={styles.title}>Show more</span>
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
