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
    // biome-ignore lint/a11y/useValidAnchor: a real link; the handler only stands in for the browser's own jump
    <a
      className={styles.skipLink}
      href="#main"
      onClick={future.experimental_router === 'hash' ? focusMain : undefined}
    >
      Skip to main content
    </a>
  );
}
