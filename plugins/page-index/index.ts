import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { loadedDocs } from '../../src/lib/loadedDocs';
import type { PageSummary } from '../../src/lib/pageSummary';
import { withoutTrailingSlash } from '../../src/lib/withoutTrailingSlash';

function summaries({ docs }: LoadedVersion): PageSummary[] {
  return docs
    .filter((doc) => !doc.unlisted)
    .map((doc) => ({
      path: withoutTrailingSlash(doc.permalink),
      title: doc.frontMatter.sidebar_label ?? doc.title,
    }));
}

/** Gives the not-found page the addresses and titles of all pages, as a module it loads when it is shown. */
export default function pageIndex(): Plugin {
  return {
    name: 'page-index',
    async allContentLoaded({ allContent, actions }) {
      await actions.createData('pages.json', summaries(loadedDocs(allContent)));
    },
  };
}
