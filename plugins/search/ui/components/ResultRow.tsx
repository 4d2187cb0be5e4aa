import { Icon } from '@site/src/components/Icon';
import { MatchedText } from '@site/src/components/MatchedText';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import type { SearchResult } from '../../sources';
import type { OptionProps } from '../hooks/useListNavigation';
import type { ListedResult } from '../results/groupResults';
import { queryWords } from '../results/hits';
import type { Origin } from '../results/originOf';
import { ResultLink } from './ResultLink';
import styles from './ResultRow.module.css';

interface ResultRowProps extends OptionProps {
  row: ListedResult;
  place: Origin;
  query: string;
  /** Called before the link is followed in this tab. */
  onOpen: () => void;
}

// Elements, not names, because React doesn't re-render an identical element.
const kindIcons: Record<NonNullable<SearchResult['kind']>, ReactNode> = {
  page: <Icon name="file-text" />,
  heading: <Icon name="hash" />,
  api: <Icon name="braces" />,
};
const placeIcons: Record<Exclude<Origin, 'Docs'>, ReactNode> = {
  Stack: <Icon name="newspaper" />,
  Discord: <Icon name="messages-square" />,
};
const enterKey = (
  <span className={`kbd ${styles.enter}`} aria-hidden="true">
    ↵
  </span>
);

/** One result: title, where it is, a line of its text, and a badge with its place. A real link. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps): ReactNode {
  const { row, place, query, onOpen, ...option } = props;
  const { result, isSamePage } = row;
  const { title, url, section, subtext, snippet, matches, kind = 'page' } = result;
  const trail = [...new Set([section, subtext])].filter((step) => step && step !== title);
  const words = matches ?? queryWords(query);
  return (
    <ResultLink
      {...option}
      className={clsx(styles.result, isSamePage && styles.samePage)}
      url={url}
      isActive={option['aria-selected']}
      onOpen={onOpen}
    >
      {place === 'Docs' ? kindIcons[kind] : placeIcons[place]}
      <span className={styles.text}>
        <span className={styles.line}>
          <span className={styles.title}>
            <MatchedText text={title} words={words} />
          </span>
          {trail.length > 0 && !isSamePage && (
            <span className={styles.where}>{trail.join(' › ')}</span>
          )}
        </span>
        {snippet !== undefined && (
          <span className={styles.snippet}>
            <MatchedText text={snippet} words={words} />
          </span>
        )}
      </span>
      <span className={styles.side}>
        {enterKey}
        <span className="badge">{place.toUpperCase()}</span>
      </span>
    </ResultLink>
  );
});
