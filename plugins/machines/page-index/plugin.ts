import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '../../../src/edge/edgeTypes';
import { siteFile } from '../../../src/edge/readSite';
import type { ListedItem } from '../../../src/lib/listedItem';
import type { PageSummary } from '../../../src/lib/pageSummary';
import { routeOf } from '../../../src/lib/routeOf';
import { withoutTrailingSlash } from '../../../src/lib/withoutTrailingSlash';
import { currentCommit } from '../../../src/site/history';
import {
  isSection,
  type ListedPage,
  loadedDocs,
  outlineOf,
  type Section,
  sidebarSections,
} from '../../content';

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

/** All pages in the order of the sidebar, by its names. */
function listed({ docs, sidebars }: LoadedVersion, baseUrl: string): ListedItem[] {
  const outlined = docs
    .filter((doc) => !doc.unlisted)
    .map(({ id, permalink, title, frontMatter, description }) => ({
      id,
      route: routeOf(permalink, baseUrl),
      label: frontMatter.sidebar_label ?? title,
      description,
    }));
  const toListed = (item: ListedPage | Section): ListedItem =>
    isSection(item)
      ? { label: item.label, items: item.items.map(toListed) }
      : { label: item.label, path: item.route };
  return outlineOf(sidebars, outlined).map(toListed);
}

/**
 * Lists all pages for readers who look for one that doesn't exist: a module with their URLs and titles, which the
 * not-found page loads when it is shown, and `edge/site.json`, which the Worker reads (`src/edge`). Another page,
 * `/all-pages`, lists them for readers without search.
 */
export default function pageIndex({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  let pages: PageSummary[] = [];

  return {
    name: 'page-index',

    async allContentLoaded({ allContent, actions }) {
      const docs = loadedDocs(allContent);
      pages = summaries(docs);
      await actions.createData('pages.json', pages);
      actions.addRoute({
        path: `${baseUrl}all-pages`,
        component: '@site/src/features/page/AllPages',
        modules: {
          items: await actions.createData('all-pages.json', listed(docs, baseUrl)),
        },
        exact: true,
      });
    },

    async postBuild({ outDir }) {
      // In hash mode the host sees one address only, so there is nothing to decide.
      if (siteConfig.future.experimental_router === 'hash') return;
      const site: Omit<Site, 'redirects'> = {
        url: siteConfig.url,
        baseUrl,
        commit: currentCommit(siteDir),
        pages: pages.map(({ path, title }) => ({ path: routeOf(path, baseUrl), title })),
      };
      await mkdir(join(outDir, 'edge'), { recursive: true });
      await writeFile(join(outDir, siteFile), JSON.stringify(site));
    },
  };
}
