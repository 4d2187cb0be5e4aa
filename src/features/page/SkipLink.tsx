import type { ReactNode } from 'react';
import styles from './Layout.module.css';

/** First stop of the keyboard on every page; a plain link, so that it works without a script. */
export function SkipLink(): ReactNode {
  return (
    <a className={styles.skipLink} href="#main">
      Skip to main content
    </a>
  );
}
