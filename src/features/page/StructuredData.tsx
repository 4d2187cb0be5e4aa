import Head from '@docusaurus/Head';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useBreadcrumbsStructuredData, useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { techArticle } from './techArticle';

interface StructuredDataProps {
  trail: PropSidebarBreadcrumbsItem[];
}

/** What search engines read: a `BreadcrumbList`, if there is a trail, and a `TechArticle`, as JSON-LD. */
export function StructuredData({ trail }: StructuredDataProps): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const breadcrumbs = useBreadcrumbsStructuredData({ breadcrumbs: trail });
  const article = techArticle(metadata, siteConfig);
  return (
    <Head>
      {trail.length > 0 && (
        <script type="application/ld+json">{JSON.stringify(breadcrumbs)}</script>
      )}
      <script type="application/ld+json">{JSON.stringify(article)}</script>
    </Head>
  );
}
