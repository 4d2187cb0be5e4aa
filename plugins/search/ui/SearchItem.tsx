import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { setSearch } from '@site/plugins/ask-ai';
import { Icon } from '@site/src/components/Icon';
import { isEditingKey, isSearchKey } from '@site/src/lib/keys';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { prepareSearch, searchFailed, tryToOpenSearch } from './openSearch';
import styles from './SearchItem.module.css';

/** A button that looks like an input and opens the dialog. */
export function SearchButton(): ReactNode {
  const isApple = useIsBrowser() && /Mac|iP/.test(navigator.platform);
  return (
    <button
      className={styles.searchButton}
      type="button"
      data-search-button=""
      data-opens-input=""
      onPointerMove={prepareSearch}
      onFocus={prepareSearch}
      onClick={() => tryToOpenSearch()}
    >
      <Icon name="search" />
      <span className={styles.text}>Search docs and more...</span>
      <kbd className="kbd">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}

/** The navbar's search box, an icon on phones, and the keyboard shortcuts that open the dialog on every page. */
export function SearchItem(): ReactNode {
  const hasFailed = useSyncExternalStore(searchFailed.subscribe, searchFailed.read, () => false);
  useEffect(() => {
    setSearch(tryToOpenSearch);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || isEditingKey(event)) return;
      event.preventDefault();
      tryToOpenSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div className={styles.searchItem}>
      <SearchButton />
      {/* Where no application can start (src/css/scriptless.css). */}
      <Link className="button" to="/all-pages" hidden>
        <Icon name="search" />
        All pages
      </Link>
      <button
        className="icon-button"
        type="button"
        aria-label="Search docs and more..."
        data-search-button=""
        data-opens-input=""
        onFocus={prepareSearch}
        onClick={() => tryToOpenSearch()}
      >
        <Icon name="search" />
      </button>
      <p className={styles.failure} role="alert">
        {hasFailed && 'Search did not load. Try again.'}
      </p>
    </div>
  );
}
