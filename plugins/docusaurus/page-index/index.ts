import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import type { PageSummary } from '../../../src/lib/pageSummary';
import { withoutTrailingSlash } from '../../../src/lib/withoutTrailingSlash';
import { loadedDocs } from '../../lib/loadedDocs';
import { sidebarSections } from '../search-index/sidebarSections';

function summaries({ docs, sidebars }: LoadedVersion): PageSummary[] {
  const sections = sidebarSections(sidebars);
  return docs
    .filter((doc) => !doc.unlisted)
    .map((doc) => {
      const title = doc.frontMatter.sidebar_label ?? doc.title;
      const section = sections.get(doc.id);
      const isTop = !doc.slug.slice(1).includes('/');
      return {
        path: withoutTrailingSlash(doc.permalink),
        title,
        ...(isTop && section !== undefined && section !== title && { section }),
      };
    });
}

/** Gives the not-found page the URLs and titles of all pages, as a module that it loads when it is shown. */
export default function pageIndex(): Plugin {
  return {
    name: 'page-index',
    async allContentLoaded({ allContent, actions }) {
      await actions.createData('pages.json', summaries(loadedDocs(allContent)));
    },
  };
}
