import type { ReactNode } from 'react';
import type { Options } from '../hooks/useOptions';
import { AskRow } from './AskRow';
import styles from './ResultList.module.css';
import { ResultRow } from './ResultRow';

interface ResultListProps {
  /** The query of the results, for highlighting. */
  query: string;
  /** What the assistant is asked about. */
  question: string;
  options: Options;
  onAsk: () => void;
  onOpen: () => void;
}

/** The selectable rows: the assistant's, then the results, grouped by place. */
export function ResultList(props: ResultListProps): ReactNode {
  const { query, question, options, onAsk, onOpen } = props;
  const { groups, hasAssistant, listProps, optionProps } = options;
  let index = Number(hasAssistant);
  return (
    <div {...listProps} className={styles.results} role="listbox" aria-label="Results">
      {hasAssistant && <AskRow {...optionProps(0)} query={question} onAsk={onAsk} />}
      {groups.map(({ place, rows }) => (
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
        </div>
      ))}
    </div>
  );
}
