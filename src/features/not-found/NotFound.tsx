import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { SearchButton } from '@site/plugins/search/ui';
import { withAllPages } from '@site/src/components/withAllPages';
import type { PageSummary } from '@site/src/lib/docsCatalog';
import { nearestPages, samePage } from '@site/src/lib/nearest';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './NotFound.module.css';

const maxPages = 3;

/**
 * The pages nearest to the requested address; empty until the list of pages has been loaded. Where one has
 * this very address but for its spelling, the reader is sent there.
 */
function useNearestPages(): PageSummary[] {
  const { pathname } = useLocation();
  const history = useHistory();
  const [pages, setPages] = useState<PageSummary[]>([]);

  useEffect(
    () =>
      withAllPages((all) => {
        const same = samePage(pathname, all);
        // The page links to the overview anyway.
        const others = all.filter(({ path }) => !path.endsWith('/home'));
        if (same === undefined) setPages(nearestPages(pathname, others, maxPages));
        else history.replace(same.path);
      }),
    [history, pathname],
  );

  return pages;
}

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
