import { ogImagePath } from '@site/src/lib/ogImagePath';
import { routeOf } from '@site/src/lib/routeOf';
import { withoutTrailingSlash } from '@site/src/lib/withoutTrailingSlash';

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
export function techArticle(page: ArticleMetadata, site: ArticleSite): object {
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
