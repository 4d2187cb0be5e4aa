import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { SearchButton } from '@site/plugins/search/ui';
import type { ReactNode } from 'react';
import styles from './NotFound.module.css';
import { useNearestPages } from './useNearestPages';

/**
 * Says that the page doesn't exist and offers the nearest pages, the overview and search, if enabled.
 * Only the application knows the address, so the page starts it immediately.
 */
export function NotFound(): ReactNode {
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  const pages = useNearestPages();
  return (
    <main className={styles.notFound} id="main" tabIndex={-1}>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="app-start" content="idle" />
      </Head>
      <p className={styles.code}>{isBrowser ? pathname : '\u00a0'}</p>
      <h1>Page not found</h1>
      <p className={styles.lead}>
        No page has this address. Take the nearest one, or start at the overview.
      </p>
      <SearchButton />
      <h2>Nearest pages</h2>
      <ul className={styles.guesses}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>
              {title}
              <span className={styles.where}>{path}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/home">
            Overview
            <span className={styles.where}>All sections</span>
          </Link>
        </li>
      </ul>
    </main>
  );
}
