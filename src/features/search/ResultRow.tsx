import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import type { IconName } from '@site/src/components/icons';
import { Marked } from '@site/src/components/Marked';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import type { ListedResult } from './groupResults';
import { type Place, placeOf } from './placeOf';
import styles from './ResultRow.module.css';
import type { SearchResult } from './sources/types';
import type { OptionProps } from './useListNavigation';
import { wordsOf } from './wordsOf';

interface ResultRowProps {
  row: ListedResult;
  query: string;
  option: OptionProps;
  /** Before the link is followed in this tab. */
  onOpen: () => void;
}

const kindIcons: Record<NonNullable<SearchResult['kind']>, IconName> = {
  page: 'file-text',
  heading: 'hash',
  api: 'braces',
};
const placeIcons: Record<Exclude<Place, 'Docs'>, IconName> = {
  Stack: 'newspaper',
  Discord: 'messages-square',
};

const staysHere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** One result: title, where it is, a line of its text, and a badge with its place. A real link. */
export function ResultRow({ row, query, option, onOpen }: ResultRowProps): ReactNode {
  const { result, isSamePage } = row;
  const { title, url, subtext, snippet, matches, kind = 'page' } = result;
  const place = placeOf(url);
  const words = matches ?? wordsOf(query);
  return (
    <Link
      {...option}
      className={clsx(styles.result, isSamePage && styles.samePage)}
      to={url}
      data-noBrokenLinkCheck
      onClick={(event: MouseEvent) => staysHere(event) && onOpen()}
    >
      <Icon name={place === 'Docs' ? kindIcons[kind] : placeIcons[place]} />
      <span className={styles.text}>
        <span className={styles.line}>
          <span className={styles.title}>
            <Marked text={title} words={words} />
          </span>
          {subtext !== undefined && !isSamePage && <span className={styles.where}>{subtext}</span>}
        </span>
        {snippet !== undefined && (
          <span className={styles.snippet}>
            <Marked text={snippet} words={words} />
          </span>
        )}
      </span>
      <span className={styles.side}>
        <span className={`kbd ${styles.enter}`} aria-hidden="true">
          ↵
        </span>
        <span className="badge">{place.toUpperCase()}</span>
      </span>
    </Link>
  );
}
