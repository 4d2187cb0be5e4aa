import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata, UnlistedMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ogImagePath } from '@site/src/lib/ogImagePath';
import { routeOf } from '@site/src/lib/routeOf';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

/** Adds the page's own social image, made when building, and what keeps unlisted pages out of search engines. */
export default function DocItemMetadataWithImage(): ReactNode {
  const { metadata, assets, frontMatter } = useDoc();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const image =
    assets.image ?? frontMatter.image ?? ogImagePath(routeOf(metadata.permalink, baseUrl));
  return (
    <>
      <DocItemMetadata />
      <PageMetadata image={image} />
      {metadata.unlisted && <UnlistedMetadata />}
    </>
  );
}
