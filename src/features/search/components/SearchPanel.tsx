import { Icon } from '@site/src/components/article/Icon';
import { memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { downKey } from '../dialog/dialogKeys';
import { findAssistant } from '../dialog/findAssistant';
import { givenQuery } from '../dialog/openState';
import { useMoreResults } from '../hooks/useMoreResults';
import { useOptions } from '../hooks/useOptions';
import { useOwnSite } from '../hooks/useOwnSite';
import { useRecentSearches } from '../hooks/useRecentSearches';
import { useSearch } from '../hooks/useSearch';
import { useStable } from '../hooks/useStable';
import { announcement } from '../results/announcement';
import { coverageNote } from '../results/coverageNote';
import type { SearchSources } from '../sources/create';
import { Filter } from './Filter';
import { KeyHints } from './KeyHints';
import { NoResults } from './NoResults';
import { Notice } from './Notice';
import { QueryField } from './QueryField';
import styles from './QueryField.module.css';
import { ResultList } from './ResultList';
import { Skeleton } from './Skeleton';
import { Suggestions } from './Suggestions';

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
  const [section, setSection] = useState<string>();
  const [showsSuggestions, setShowsSuggestions] = useState(false);
  const query = text.trim();
  const site = useOwnSite();
  const search = useSearch(query, sources, site);
  const listed = useMoreResults(search, section, site);
  const recent = useRecentSearches();
  const assistant = findAssistant();
  const hasAssistant = assistant !== undefined;
  const options = useOptions({ search, listed, hasAssistant, listId });
  const hasRows = query !== '' && (hasAssistant || options.shown > 0);
  const hasEnded = search.isCurrent && !search.isPending && !listed.isLoading;

  const write = (value: string) => {
    setText(value);
    input.current?.focus();
  };
  const leave = useStable(() => {
    recent.remember(query);
    onClose();
  });
  const ask = () => {
    leave();
    assistant?.(query);
  };
  const more = () => {
    listed.load();
    input.current?.focus();
  };
  const retry = () => {
    search.retry();
    input.current?.focus();
  };

  return (
    <>
      <QueryField
        ref={input}
        text={text}
        isPending={search.isPending || listed.isLoading}
        listId={hasRows ? listId : undefined}
        activeId={hasRows ? options.activeId : undefined}
        onChange={setText}
        onClear={() => write('')}
        onClose={onClose}
        onKeyDown={(event) => {
          if (query !== '' || event.key !== downKey) options.onKeyDown(event);
          else setShowsSuggestions(true);
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
          <Filter {...{ sources, search }} chosen={listed.section} onChoose={setSection} />
          {hasRows && (
            <ResultList
              query={search.answered}
              options={options}
              listed={listed}
              question={query}
              onAsk={ask}
              onOpen={leave}
              onMore={more}
            />
          )}
          {search.isLoading && <Skeleton />}
          {hasEnded && options.shown === 0 && (
            <NoResults query={query} sources={sources} onTry={write} onOpen={onClose} />
          )}
          <Notice search={search} onRetry={retry} />
          <KeyHints>{coverageNote(sources)}</KeyHints>
        </>
      )}
      <p className="visually-hidden" role="status">
        {announcement(search, options.shown, listed.left)}
      </p>
    </>
  );
});
