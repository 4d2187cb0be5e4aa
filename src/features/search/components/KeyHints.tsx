import { memo, type ReactNode } from 'react';
import styles from './KeyHints.module.css';

interface KeyHintsProps {
  /** Where the results are from. */
  children: string;
}

/** Below the list: hints for the keyboard, which phones don't have, and where the results are from. */
export const KeyHints = memo(function KeyHints({ children }: KeyHintsProps): ReactNode {
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
      <p>{children}</p>
    </div>
  );
});
