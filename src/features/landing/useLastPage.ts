import { lastPages } from '@site/src/components/lastPages';
import type { PageSummary } from '@site/src/lib/pageSummary';
import { useEffect, useState } from 'react';

/** The page that was read last in this browser; undefined without one, and until the list of pages has been loaded. */
export function useLastPage(): PageSummary | undefined {
  const [page, setPage] = useState<PageSummary>();
  useEffect(() => {
    const [path] = lastPages();
    if (!path) return;
    let isMounted = true;
    import('@generated/page-index/default/pages.json').then(
      // What is stored may be older than the site: only a page that exists is offered.
      ({ default: all }) => isMounted && setPage(all.find((each) => each.path === path)),
      (error) => console.warn('The list of pages could not be loaded.', error),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return page;
}
