import useIsBrowser from '@docusaurus/useIsBrowser';
import { Icon } from '@site/src/components/article/Icon';
import { type ReactNode, useSyncExternalStore } from 'react';
import { openSearch, prepareSearch, searchFailed } from '../dialog/openSearch';
import styles from './SearchButton.module.css';

/** A button that looks like an input and opens the dialog. */
export function SearchButton(): ReactNode {
  const isApple = useIsBrowser() && /Mac|iP/.test(navigator.platform);
  const hasFailed = useSyncExternalStore(searchFailed.subscribe, searchFailed.read, () => false);
  return (
    <button
      className={styles.searchButton}
      type="button"
      data-search-button=""
      data-opens-input=""
      onPointerMove={prepareSearch}
      onFocus={prepareSearch}
      // The text says so.
      onClick={() => openSearch().catch(() => {})}
    >
      <Icon name="search" />
      <span className={styles.text}>
        {hasFailed ? 'Search did not load: try again' : 'Search docs and more...'}
      </span>
      <kbd className="kbd">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}
