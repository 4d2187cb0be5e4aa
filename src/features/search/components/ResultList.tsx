import type { ReactNode } from 'react';
import type { ListedResults } from '../hooks/useMoreResults';
import type { Options } from '../hooks/useOptions';
import { AskRow } from './AskRow';
import { MoreRow } from './MoreRow';
import styles from './ResultList.module.css';
import { ResultRow } from './ResultRow';

interface ResultListProps {
  /** The query of the results, for highlighting. */
  query: string;
  /** What the assistant is asked about. */
  question: string;
  options: Options;
  listed: ListedResults;
  onAsk: () => void;
  onOpen: () => void;
  onMore: () => void;
}

/** The selectable rows: the assistant's, then the results, grouped by place. */
export function ResultList(props: ResultListProps): ReactNode {
  const { query, question, options, listed, onAsk, onOpen, onMore } = props;
  const { left, hasFailed } = listed;
  const { groups, shown, hasAssistant, listProps, optionProps } = options;
  let index = Number(hasAssistant);
  return (
    <div {...listProps} className={styles.results} role="listbox" aria-label="Results">
      {hasAssistant && <AskRow {...optionProps(0)} query={question} onAsk={onAsk} />}
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
          {number === 0 && left > 0 && (
            <MoreRow {...optionProps(index++)} {...{ shown, left, hasFailed, onMore }} />
          )}
        </div>
      ))}
    </div>
  );
}
