import { useLocation } from '@docusaurus/router';
import { lastPages } from '@site/src/components/lastPages';
import type { PageSummary } from '@site/src/lib/pageSummary';
import { useState } from 'react';
import { usePages } from './usePages';

const maxPages = 5;

/** The pages that were read before the one that is open, newest first; only those that the site has. */
export function useRecentPages(): PageSummary[] {
  const { pathname } = useLocation();
  const pages = usePages();
  const [paths] = useState(lastPages);
  return paths
    .filter((path) => path !== pathname)
    .flatMap((path) => pages.find((page) => page.path === path) ?? [])
    .slice(0, maxPages);
}
