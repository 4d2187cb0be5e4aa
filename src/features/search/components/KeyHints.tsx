import { memo, type ReactNode } from 'react';
import styles from './KeyHints.module.css';

/** Keyboard hints below the list; hidden on phones. */
export const KeyHints = memo(function KeyHints(): ReactNode {
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
});
