import type { ReactNode } from 'react';
import styles from './KeyHints.module.css';

/** Hints for the keyboard, which phones don't have. */
export function KeyHints(): ReactNode {
  return (
    <div className={styles.hints}>
      <span>
        <kbd className="kbd">↵</kbd>to open link
      </span>
      <span>
        <kbd className="kbd">↑</kbd>
        <kbd className="kbd">↓</kbd>to select
      </span>
      <span>
        <kbd className="kbd">esc</kbd>to close
      </span>
    </div>
  );
}
