import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { hasAskAi, openAskAi } from '@site/plugins/ask-ai';
import { Icon } from '@site/src/components/Icon';
import { isComposing } from '@site/src/lib/isComposing';
import { product } from '@site/src/site/product';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SearchSources } from '../sources/create';
import { givenQuery } from './openState';
import { ResultList } from './ResultList';
import { groupResults, type OwnSite } from './runSearch';
import styles from './SearchPanel.module.css';
import { KeyHints, NoResults, Notice, Skeleton } from './SearchStates';
import { Suggestions, useRecentSearches } from './Suggestions';
import { closeKey, downKey, followKey, useListNavigation } from './useListNavigation';
import { announcement, foundNothing, useSearch } from './useSearch';

interface QueryFieldProps {
  ref: Ref<HTMLInputElement>;
  text: string;
  isPending: boolean;
  /** Id of the list of options, if there is one. */
  listId: string | undefined;
  activeId: string | undefined;
  onChange: (text: string) => void;
  onClear: () => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Further controls at the end of the row. */
  children?: ReactNode;
}

const glass = <Icon name="search" />;

/** The input, which keeps the focus while the highlight moves in the list below. */
function QueryField(props: QueryFieldProps): ReactNode {
  const { ref, text, isPending, listId, activeId, children } = props;
  const { onChange, onClear, onClose, onKeyDown } = props;
  return (
    <div className={styles.query}>
      {glass}
      <input
        ref={ref}
        type="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder="Search across Docs, Stack, and Discord..."
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // In a search field, Escape would only clear the text.
          if (event.key === closeKey && !isComposing(event.nativeEvent)) {
            event.preventDefault();
            onClose();
          } else onKeyDown(event);
        }}
      />
      {isPending && <span className="spinner" role="img" aria-label="Searching" />}
      {text !== '' && (
        <button
          className="icon-button"
          type="button"
          aria-label="Clear the search"
          onClick={onClear}
        >
          <Icon name="x" />
        </button>
      )}
      {children}
      <button className={styles.cancel} type="button" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}

/** Returns a stable function that calls the latest one, so components that receive it don't re-render. */
function useStable<Given extends unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...given) => newest.current(...given), []);
}

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
  sources: SearchSources;
  onClose: () => void;
}

/** The content of the dialog: the input and, once there is a query, its results. */
export const SearchPanel = memo(function SearchPanel(props: SearchPanelProps): ReactNode {
  const { sources, onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState(givenQuery.read);
  useEffect(() => givenQuery.subscribe(() => setText(givenQuery.read())), []);
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
  const leave = useStable(() => {
    recent.remember(query);
    onClose();
  });
  const { press } = navigation;
  useEffect(() => {
    if (entered !== query || !isReady) return;
    setEntered(undefined);
    if (results.length > 0) press();
  }, [entered, query, isReady, results, press]);

  return (
    <>
      <QueryField
        ref={input}
        text={text}
        isPending={isPending}
        listId={hasRows ? listId : undefined}
        activeId={hasRows ? navigation.activeId : undefined}
        onChange={setText}
        onClear={() => write('')}
        onClose={onClose}
        onKeyDown={(event) => {
          const { key, nativeEvent } = event;
          const isPlain = !isComposing(nativeEvent) && !event.altKey && !event.shiftKey;
          if (query === '' && key === downKey) setShowsSuggestions(true);
          else if (query !== '' && !isReady && key === followKey && isPlain) setEntered(query);
          else navigation.onKeyDown(event);
        }}
      >
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
      </QueryField>
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
