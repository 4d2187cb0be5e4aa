import type { PageSummary } from '@site/src/lib/pageSummary';
import { useEffect, useState } from 'react';

/** All pages of the site; empty until the list has been loaded. */
export function usePages(): PageSummary[] {
  const [pages, setPages] = useState<PageSummary[]>([]);
  useEffect(() => {
    let isMounted = true;
    import('@generated/page-index/default/pages.json').then(
      (module) => isMounted && setPages(module.default),
      (error) => console.warn('The list of pages could not be loaded.', error),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return pages;
}
