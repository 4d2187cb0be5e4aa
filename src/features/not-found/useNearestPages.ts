import { useHistory, useLocation } from '@docusaurus/router';
import { nearestPages } from '@site/src/lib/nearestPages';
import type { PageSummary } from '@site/src/lib/pageSummary';
import { useEffect, useState } from 'react';
import { samePage } from './samePage';

/** How many pages are suggested. */
const maxPages = 3;

/**
 * The pages nearest to the requested address; empty until the list of pages has been loaded. Where one has
 * this very address but for its spelling, the reader is sent there.
 */
export function useNearestPages(): PageSummary[] {
  const { pathname } = useLocation();
  const history = useHistory();
  const [pages, setPages] = useState<PageSummary[]>([]);

  useEffect(() => {
    let current = true;
    import('@generated/page-index/default/pages.json').then(
      ({ default: all }) => {
        if (!current) return;
        const same = samePage(pathname, all);
        // The overview is in the list anyway.
        const others = all.filter(({ path }) => !path.endsWith('/home'));
        if (same === undefined) setPages(nearestPages(pathname, others, maxPages));
        else history.replace(same.path);
      },
      (error) => console.warn('The list of pages could not be loaded.', error),
    );
    return () => {
      current = false;
    };
  }, [history, pathname]);

  return pages;
}
