import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { MouseEvent, ReactNode } from 'react';
import styles from './Layout.module.css';

/** With the hash router, `#main` would be the address of a page. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** First stop of the keyboard on every page; a plain link, so that it works without a script. */
export function SkipLink(): ReactNode {
  const { future } = useDocusaurusContext().siteConfig;
  return (
    <a
      className={styles.skipLink}
      href="#main"
      onClick={future.experimental_router === 'hash' ? focusMain : undefined}
    >
      Skip to main content
    </a>
  );
}
