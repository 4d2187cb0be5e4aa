import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { MouseEvent, ReactNode } from 'react';
import styles from './Layout.module.css';

/** With the hash router, `#main` would be the address of a page. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The first tab stop on every page; a plain link, so it works without JavaScript. */
export function SkipLink(): ReactNode {
  const { future } = useDocusaurusContext().siteConfig;
  return (
    // biome-ignore lint/a11y/useValidAnchor: a real link; the handler only replaces the browser's own jump
    <a
      className={styles.skipLink}
      href="#main"
      onClick={future.experimental_router === 'hash' ? focusMain : undefined}
    >
      Skip to main content
    </a>
  );
}
