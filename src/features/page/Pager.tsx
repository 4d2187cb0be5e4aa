import Link from '@docusaurus/Link';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';
import styles from './PageEnd.module.css';

interface PagerProps {
  previous?: PropNavigationLink;
  next?: PropNavigationLink;
}

/** The pages before and after, in the order of the sidebar, if there are any. */
export function Pager({ previous, next }: PagerProps): ReactNode {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={styles.pager} aria-label="Previous and next page">
      {previous && (
        <Link className={styles.previous} to={previous.permalink}>
          <span className={styles.way}>Previous</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className={styles.next} to={next.permalink}>
          <span className={styles.way}>Next</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
