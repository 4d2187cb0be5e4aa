import useIsBrowser from '@docusaurus/useIsBrowser';
import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';
import { prepareSearch, tryToOpenSearch } from '../dialog/openSearch';
import styles from './SearchButton.module.css';

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
