import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { hasAskAi, openAskAi } from '@site/plugins/ask-ai';
import { Icon } from '@site/src/components/Icon';
import { isComposing } from '@site/src/lib/keys';
import { product } from '@site/src/site/product';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SearchSources } from '../sources/searchSource';
import { ResultList } from './ResultList';
import { groupResults, type OwnSite } from './runSearch';
import styles from './SearchDialog.module.css';
import { KeyHints, NoResults, Notice, Skeleton } from './SearchStates';
import { Suggestions, useRecentSearches } from './Suggestions';
import { useListNavigation } from './useListNavigation';
import { announcement, foundNothing, useSearch } from './useSearch';

/** Where this site is mounted, and the hosts that results may name it by. */
function useOwnSite(): OwnSite {
  const { url, baseUrl, future } = useDocusaurusContext().siteConfig;
  const router = future.experimental_router;
  return useMemo(
    () => ({ hosts: [new URL(url).host, product.docsHost], baseUrl, router }),
    [url, baseUrl, router],
  );
}

interface SearchPanelProps {
  /** What the dialog was opened with. */
  given: string;
  sources: SearchSources;
  onClose: () => void;
}

/** The content of the dialog: the input and, once there is a query, its results. */
export const SearchPanel = memo(function SearchPanel(props: SearchPanelProps): ReactNode {
  const { given, sources, onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState(given);
  useEffect(() => setText(given), [given]);
  const [showsSuggestions, setShowsSuggestions] = useState(false);
  /** The query whose first result is opened as soon as it is known: Enter was faster. */
  const [entered, setEntered] = useState<string>();
  const query = text.trim();
  const search = useSearch(query, sources, useOwnSite());
  const { results, isCurrent, isPending, more } = search;
  const recent = useRecentSearches();
  const hasAssistant = hasAskAi();
  const groups = useMemo(() => groupResults(results), [results]);

  const before = Number(hasAssistant);
  // While results load nothing is highlighted, because a quick Enter must not ask the AI or open a result of
  // another query.
  const isReady = isCurrent && (results.length > 0 || !isPending);
  // Further results are listed below the highlight, which stays.
  const navigation = useListNavigation({
    list: isReady ? search.best : undefined,
    count: before + results.length + Number(more !== undefined),
    first: isReady ? (results.length > 0 ? before : before - 1) : -1,
    listId,
  });
  const hasRows = query !== '' && (hasAssistant || results.length > 0);

  const write = (value: string) => {
    setText(value);
    input.current?.focus();
  };
  const leave = () => {
    recent.remember(query);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    const isPlain = !isComposing(nativeEvent) && !event.altKey && !event.shiftKey;
    if (key === 'Escape' && !isComposing(nativeEvent)) {
      // In a search field, it would only clear the text.
      event.preventDefault();
      onClose();
    } else if (query === '' && key === 'ArrowDown') setShowsSuggestions(true);
    else if (query !== '' && !isReady && key === 'Enter' && isPlain) setEntered(query);
    else navigation.onKeyDown(event);
  };
  const { press } = navigation;
  useEffect(() => {
    if (entered !== query || !isReady) return;
    setEntered(undefined);
    if (results.length > 0) press();
  }, [entered, query, isReady, results, press]);

  return (
    <>
      <div className={styles.query}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={hasRows}
          aria-controls={hasRows ? listId : undefined}
          aria-activedescendant={hasRows ? navigation.activeId : undefined}
          placeholder="Search across Docs, Stack, and Discord..."
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {isPending && <span className="spinner" role="img" aria-label="Searching" />}
        {text !== '' && (
          <button
            className="icon-button"
            type="button"
            aria-label="Clear the search"
            onClick={() => write('')}
          >
            <Icon name="x" />
          </button>
        )}
        {query === '' && (
          <button
            className={styles.suggest}
            type="button"
            aria-expanded={showsSuggestions}
            onClick={() => setShowsSuggestions(!showsSuggestions)}
          >
            <Icon name="clock" />
            Recent and common pages
          </button>
        )}
        <button className={styles.cancel} type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
      {query === '' && showsSuggestions && (
        <Suggestions recent={recent} onChoose={write} onOpen={onClose} />
      )}
      {query !== '' && (
        <>
          {hasRows && (
            <ResultList
              query={search.answered}
              question={query}
              groups={groups}
              navigation={navigation}
              onAsk={
                hasAssistant
                  ? () => {
                      leave();
                      openAskAi(query).catch((error) =>
                        console.warn('Ask AI could not be opened.', error),
                      );
                    }
                  : undefined
              }
              onOpen={leave}
              onMore={
                more &&
                (() => {
                  search.loadMore();
                  input.current?.focus();
                })
              }
            />
          )}
          {search.isLoading && <Skeleton />}
          {foundNothing(search) && <NoResults query={query} sources={sources} onTry={write} />}
          <Notice
            search={search}
            onRetry={() => {
              search.retry();
              input.current?.focus();
            }}
          />
          <KeyHints />
        </>
      )}
      <p className="visually-hidden" role="status">
        {announcement(search)}
      </p>
    </>
  );
});
