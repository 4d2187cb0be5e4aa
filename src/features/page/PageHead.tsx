import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import {
  useBreadcrumbsStructuredData,
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageActions } from '@site/src/features/page-actions';
import { ogImagePath, routeOf, withoutTrailingSlash } from '@site/src/lib/routes';
import type { ReactNode } from 'react';
import articleStyles from './Article.module.css';
import styles from './PageHead.module.css';

/** The path from the landing page to the page; the overview has none. */
function Breadcrumbs(): ReactNode {
  const trail = breadcrumbTrail(useSidebarBreadcrumbs() ?? []);
  const isOverview = trail[0]?.href === undefined || trail[0].href.endsWith('/home');
  return (
    <>
      <StructuredData trail={trail} />
      {!isOverview && (
        <nav aria-label="Breadcrumbs">
          <ol className={styles.breadcrumbs}>
            <li>
              <Link to="/">Home</Link>
            </li>
            {trail.map((item, index) => (
              <li key={item.label} aria-current={index === trail.length - 1 ? 'page' : undefined}>
                {index < trail.length - 1 && item.href !== undefined ? (
                  <Link to={item.href}>{item.label}</Link>
                ) : (
                  item.label
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}

/** The crumbs a reader sees: sections and pages, without the groups that only caption the sidebar. */
function breadcrumbTrail(
  items: readonly PropSidebarBreadcrumbsItem[],
): PropSidebarBreadcrumbsItem[] {
  return items
    .filter((item) => item.type === 'link' || item.collapsible)
    .map((item) => ({ ...item, ...(item.href && { href: withoutTrailingSlash(item.href) }) }));
}

interface ArticleMetadata {
  title: string;
  description: string;
  permalink: string;
  /** Milliseconds since the epoch; absent where git has no history. */
  lastUpdatedAt?: number | null;
}

interface ArticleSite {
  title: string;
  url: string;
  baseUrl: string;
}

/** schema.org's `TechArticle` for a page; its `@id` is the page's canonical address. */
function techArticle(page: ArticleMetadata, site: ArticleSite): object {
  const address = site.url + withoutTrailingSlash(page.permalink);
  const home = site.url + site.baseUrl;
  const route = routeOf(page.permalink, site.baseUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': address,
    url: address,
    headline: page.title,
    description: page.description,
    image: home.replace(/\/$/, '') + ogImagePath(route),
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', '@id': home, url: home, name: site.title },
    ...(typeof page.lastUpdatedAt === 'number' && {
      dateModified: new Date(page.lastUpdatedAt).toISOString(),
    }),
  };
}

interface StructuredDataProps {
  trail: PropSidebarBreadcrumbsItem[];
}

/** What search engines read: a `BreadcrumbList`, if there is a trail, and a `TechArticle`, as JSON-LD. */
function StructuredData({ trail }: StructuredDataProps): ReactNode {
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

interface PageHeadProps {
  /** The lead: the page's first paragraph. */
  children?: ReactNode;
}

export function PageHead({ children }: PageHeadProps): ReactNode {
  const { metadata } = useDoc();
  return (
    <header className={styles.pageHead}>
      <Breadcrumbs />
      <h1>{metadata.title}</h1>
      <div className={articleStyles.lead}>{children}</div>
      <div className={styles.actions} data-no-print="" data-markdown-ignore="">
        <PageActions />
      </div>
    </header>
  );
}
