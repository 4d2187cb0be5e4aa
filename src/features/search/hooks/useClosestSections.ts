import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PageSummary } from '@site/src/lib/pageSummary';
import { useEffect, useState } from 'react';
import { closestSections } from '../support/closestSections';

const maxSections = 3;

/** The sections nearest to a query; empty until the list of pages has been loaded. */
export function useClosestSections(query: string): PageSummary[] {
  const { baseUrl } = useDocusaurusContext().siteConfig;
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
  return closestSections(query, pages, baseUrl, maxSections);
}
