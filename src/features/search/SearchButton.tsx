import { Icon } from '@site/src/components/Icon';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './SearchButton.module.css';

interface SearchButtonProps {
  className?: string;
}

/** Looks like an input and is a button. Hidden until there is a search to open: never a dead control. */
export function SearchButton({ className }: SearchButtonProps): ReactNode {
  return (
    <button
      className={clsx(styles.searchButton, className)}
      type="button"
      hidden
      data-search-button=""
      data-opens-input=""
    >
      <Icon name="search" />
      <span className={styles.text}>Search docs and more...</span>
      <kbd className="kbd">Ctrl K</kbd>
    </button>
  );
}
