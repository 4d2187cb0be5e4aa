import { useLocation } from '@docusaurus/router';
import type { PageSummary } from '@site/src/lib/pageSummary';
import { useEffect, useState } from 'react';
import { nearestPages } from './nearestPages';

/** How many pages are suggested. */
const maxPages = 3;

/** The pages nearest to the address that was asked for; empty until the list of pages has been loaded. */
export function useNearestPages(): PageSummary[] {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<PageSummary[]>([]);

  useEffect(() => {
    let current = true;
    import('@generated/page-index/default/pages.json').then(
      (module) => current && setPages(nearestPages(pathname, module.default, maxPages)),
      (error) => console.warn('The list of pages could not be loaded.', error),
    );
    return () => {
      current = false;
    };
  }, [pathname]);

  return pages;
}
