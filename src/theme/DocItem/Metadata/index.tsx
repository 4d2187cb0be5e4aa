import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata, UnlistedMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ogImagePath, routeOf } from '@site/src/lib/routes';
import type { ReactNode } from 'react';

/**
 * Describes the page, with its own social image, made when building, and what keeps unlisted pages out of search
 * engines. Its keywords are for the site's own search, which reads them from the source.
 */
export default function DocItemMetadata(): ReactNode {
  const { metadata, assets, frontMatter } = useDoc();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const image =
    assets.image ?? frontMatter.image ?? ogImagePath(routeOf(metadata.permalink, baseUrl));
  return (
    <>
      <PageMetadata title={metadata.title} description={metadata.description} image={image} />
      {metadata.unlisted && <UnlistedMetadata />}
    </>
  );
}
