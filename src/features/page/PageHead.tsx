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
import type { PropsWithChildren, ReactNode } from 'react';
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

/** What search engines read: a `BreadcrumbList`, if there is a trail, and schema.org's `TechArticle`, as JSON-LD. */
function StructuredData({ trail }: { trail: PropSidebarBreadcrumbsItem[] }): ReactNode {
  const { title, description, permalink, lastUpdatedAt } = useDoc().metadata;
  const { title: siteTitle, url, baseUrl } = useDocusaurusContext().siteConfig;
  const breadcrumbs = useBreadcrumbsStructuredData({ breadcrumbs: trail });
  const address = url + withoutTrailingSlash(permalink);
  const home = url + baseUrl;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': address,
    url: address,
    headline: title,
    description,
    image: home.replace(/\/$/, '') + ogImagePath(routeOf(permalink, baseUrl)),
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', '@id': home, url: home, name: siteTitle },
    // Git may have no history.
    ...(typeof lastUpdatedAt === 'number' && {
      dateModified: new Date(lastUpdatedAt).toISOString(),
    }),
  };
  return (
    <Head>
      {trail.length > 0 && (
        <script type="application/ld+json">{JSON.stringify(breadcrumbs)}</script>
      )}
      <script type="application/ld+json">{JSON.stringify(article)}</script>
    </Head>
  );
}

/** The head of a page; its content is the lead, the page's first paragraph. */
export function PageHead({ children }: PropsWithChildren): ReactNode {
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
