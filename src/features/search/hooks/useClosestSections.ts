import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PageSummary } from '@site/src/lib/pageSummary';
import { closestSections } from '../results/closestSections';
import { usePages } from './usePages';

const maxSections = 3;

/** The sections nearest to a query; empty until the list of pages has been loaded. */
export function useClosestSections(query: string): PageSummary[] {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return closestSections(query, usePages(), baseUrl, maxSections);
}
