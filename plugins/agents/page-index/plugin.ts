import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ListedItem, PageSummary } from '../../../src/lib/docsCatalog';
import { type DocsCatalog, docsCatalogFile } from '../../../src/lib/docsCatalog';
import { routeOf, withoutTrailingSlash } from '../../../src/lib/routes';
import { currentCommit } from '../../../src/site/git';
import { textHandler, withHandler, writeFiles } from '../../build';
import {
  fileOfDoc,
  isSection,
  type ListedPage,
  loadedDocs,
  outlineOf,
  pageStore,
  type Section,
  sidebarSections,
} from '../../content';
import { readApis } from '../../reference';
import type { IndexLocation } from '../../search/engine';
import { apisFile, type Site, type SiteApi, siteFile } from '../worker/site';
import { catalogPages } from './catalogPages';

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

/** The HTTP APIs for the API catalog of the Worker, except those whose host differs by user. */
async function listApis(siteDir: string): Promise<SiteApi[]> {
  const { apis } = await readApis(siteDir);
  return apis.flatMap(({ infoRoute, servers }) =>
    servers
      .filter(({ variables }) => variables.length === 0)
      .map(({ url }) => ({ url, path: infoRoute })),
  );
}

/**
 * Lists all pages: in a module with their URLs and titles, which the not-found page loads when it is shown; on the page
 * `/all-pages`, for readers without search; and in files of `edge/` for the Worker (`plugins/agents/worker`), its MCP server and the
 * site's own answers (`plugins/ask-ai/panel`).
 */
export default function pageIndex(context: LoadContext): Plugin {
  const { siteDir, baseUrl, siteConfig, generatedFilesDir } = context;
  let docs: LoadedVersion | undefined;

  /** The folder that the plugin `search-index` chose for this build. */
  async function searchIndex(): Promise<string> {
    const file = join(generatedFilesDir, 'search-index/default/location.json');
    const { address } = JSON.parse(await readFile(file, 'utf8')) as IndexLocation;
    return `/${address.slice(address.indexOf('search-index/'))}`;
  }

  async function makeCatalog(version: LoadedVersion): Promise<DocsCatalog> {
    const files = version.docs.map(fileOfDoc);
    return {
      searchIndex: await searchIndex(),
      pages: catalogPages(version, await pageStore(siteDir).read(files), baseUrl),
    };
  }

  return {
    name: 'page-index',

    async allContentLoaded({ allContent, actions }) {
      docs = loadedDocs(allContent);
      await actions.createData('pages.json', summaries(docs));
      actions.addRoute({
        path: `${baseUrl}all-pages`,
        component: '@site/src/features/page/AllPages',
        modules: {
          items: await actions.createData('all-pages.json', listed(docs, baseUrl)),
        },
        exact: true,
      });
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      const handler = textHandler(baseUrl, 'application/json', async (path) =>
        docs && path === docsCatalogFile ? JSON.stringify(await makeCatalog(docs)) : undefined,
      );
      return withHandler(handler);
    },

    async postBuild({ outDir }) {
      if (!docs) throw new Error('page-index: no docs were loaded before the build.');
      const files: [string, object][] = [[docsCatalogFile, await makeCatalog(docs)]];
      // In hash mode the host sees one address only, so the Worker has nothing to decide.
      if (siteConfig.future.experimental_router !== 'hash') {
        const site: Omit<Site, 'redirects'> = {
          url: siteConfig.url,
          baseUrl,
          commit: currentCommit(siteDir),
          pages: summaries(docs).map(({ path, title }) => ({
            path: routeOf(path, baseUrl),
            title,
          })),
        };
        files.push([siteFile, site], [apisFile, await listApis(siteDir)]);
      }
      await writeFiles(
        outDir,
        files.map(([path, content]) => [path, JSON.stringify(content)] as const),
      );
    },
  };
}
