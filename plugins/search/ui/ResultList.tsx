import { useHistory } from '@docusaurus/router';
import { quotesDocs } from '@site/plugins/ask-ai';
import { Icon } from '@site/src/components/Icon';
import { MatchedText } from '@site/src/components/MatchedText';
import { quotedLabel } from '@site/src/lib/labels';
import { isQuestion } from '@site/src/lib/questionAbout';
import clsx from 'clsx';
import { type ComponentProps, type MouseEvent, memo, type ReactNode, useEffect } from 'react';
import { queryWords } from '../sources/hits';
import type { SearchResult } from '../sources/searchSource';
import styles from './ResultList.module.css';
import type { ListedResult, Origin, ResultGroup } from './runSearch';
import type { ListNavigation, OptionProps } from './useListNavigation';

interface ResultLinkProps extends ComponentProps<'a'> {
  url: string;
  /** Whether Enter follows it. */
  isActive: boolean;
}

/** The results are painted first, and no page is prefetched that the highlight only passes. */
const prefetchDelayMs = 100;

type Loader = { docusaurus?: { prefetch: (path: string) => unknown } };

const staysHere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * A link to a page of the site, or to another site in a new tab. Docusaurus' link would prefetch every page whose row
 * becomes visible; this one prefetches only the highlighted page.
 */
function ResultLink({ url, isActive, ...props }: ResultLinkProps): ReactNode {
  const history = useHistory();
  const isOwn = url.startsWith('/');
  const [path = '', hash] = url.split('#', 2);

  useEffect(() => {
    if (!isOwn || !isActive) return undefined;
    const timer = setTimeout(() => (window as Loader).docusaurus?.prefetch(path), prefetchDelayMs);
    return () => clearTimeout(timer);
  }, [isOwn, isActive, path]);

  const follow = (event: MouseEvent) => {
    if (!isOwn || !staysHere(event)) return;
    event.preventDefault();
    // Like a browser: the same address doesn't add a history entry.
    if (history.createHref(history.location) === href) history.replace(url);
    else history.push(url);
  };
  const href = isOwn
    ? history.createHref({ pathname: path, search: '', hash: hash ? `#${hash}` : '' })
    : url;
  return (
    <a
      {...props}
      {...(!isOwn && { target: '_blank', rel: 'noopener noreferrer' })}
      href={href}
      onClick={follow}
    />
  );
}

interface ResultRowProps extends OptionProps {
  row: ListedResult;
  place: Origin;
  query: string;
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
const ResultRow = memo(function ResultRow(props: ResultRowProps): ReactNode {
  const { row, place, query, ...option } = props;
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

interface AskRowProps extends OptionProps {
  query: string;
  onAsk: () => void;
}

function AskRow({ query, onAsk, ...option }: AskRowProps): ReactNode {
  const isQuoted = quotesDocs();
  return (
    <button {...option} className={clsx(styles.result, styles.ai)} type="button" onClick={onAsk}>
      <Icon name="sparkles" />
      <span className={styles.text}>
        <span className={styles.title}>
          {isQuoted && isQuestion(query) ? (
            <strong>{query}</strong>
          ) : (
            <>
              Can you tell me about <strong>{query}</strong>?
            </>
          )}
        </span>
        <span className={styles.offer}>
          <span>Get an instant AI answer</span>
          {isQuoted && <span>{quotedLabel}</span>}
        </span>
      </span>
      <span className={styles.side}>
        {enterKey}
        <Icon name="arrow-right" />
      </span>
    </button>
  );
}

interface ResultListProps {
  query: string;
  /** What the assistant is asked about. */
  question: string;
  groups: readonly ResultGroup[];
  navigation: ListNavigation;
  /** Undefined without an assistant. */
  onAsk: (() => void) | undefined;
  /** Called when a result is followed in this tab. */
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the highlighted option
    <div
      {...listProps}
      className={styles.results}
      role="listbox"
      aria-label="Results"
      // Here instead of in the rows, which are not rendered again while the reader types.
      onClick={(event) =>
        staysHere(event) && (event.target as Element).closest('a') !== null && onOpen()
      }
    >
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
            return <ResultRow {...option} key={option.id} row={row} place={place} query={query} />;
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
