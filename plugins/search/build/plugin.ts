import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { routeAddress, routeOf } from '../../../src/lib/routes';
import { textHandler, withHandler, writeFiles } from '../../build';
import { loadedDocs, pageStore } from '../../content';
import { buildIndex, indexFiles } from './buildIndex';
import { readSynonyms } from './readerWords';
import { readSearchPages } from './readSearchPages';
import { searchRecords } from './searchRecords';
import type { SearchIndex, SearchPage } from './types';

const folder = 'search-index';

/**
 * Builds the search index of all pages as static files, which the search dialog fetches on the first interaction, and the
 * records of a hosted index, `search-records.json`. `docusaurus start` builds the index of the draft on
 * request.
 */
export default function searchIndex({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const isDevServer = process.env.NODE_ENV === 'development';
  const router = siteConfig.future.experimental_router;
  const store = pageStore(siteDir);
  let docs: LoadedVersion | undefined;
  let pages: SearchPage[] = [];
  let index: SearchIndex | undefined;

  async function readPages(): Promise<SearchPage[]> {
    if (!docs)
      throw new Error(
        'search-index: no docs were loaded. Add the docs plugin to docusaurus.config.ts.',
      );
    return readSearchPages(docs, baseUrl, store);
  }

  let draft = { content: '', files: new Map<string, string>() };

  /** The draft's files, rebuilt when a page has changed since the last request. */
  async function draftFiles() {
    const found = await readPages();
    const content = JSON.stringify(found);
    if (draft.content !== content)
      draft = { content, files: indexFiles(buildIndex(found, readSynonyms())) };
    return draft.files;
  }

  /** Files whose URL changes with their content can be cached indefinitely. */
  const directoryOf = (made: SearchIndex | undefined) =>
    `${folder}/${made === undefined ? 'draft' : made.head.version}`;

  const addressOf = (path: string, id: string) =>
    siteConfig.url +
    routeAddress(routeOf(path, baseUrl), { baseUrl, router }) +
    (id === '' ? '' : `#${id}`);

  return {
    name: 'search-index',

    async allContentLoaded({ allContent, actions }) {
      docs = loadedDocs(allContent);
      if (!isDevServer) {
        pages = await readPages();
        index = buildIndex(pages, readSynonyms());
      }
      // In hash mode the site can be at any path of a host.
      const base = router === 'hash' ? './' : baseUrl;
      await actions.createData('location.json', {
        address: `${base}${directoryOf(index)}/`,
        isDraft: isDevServer,
      });
    },

    configureWebpack(_, isServer) {
      if (!isDevServer || isServer) return {};
      const prefix = `/${directoryOf(undefined)}/`;
      const handler = textHandler(baseUrl, 'application/json', async (path) =>
        path.startsWith(prefix) ? (await draftFiles()).get(path.slice(prefix.length)) : undefined,
      );
      return withHandler(handler);
    },

    async postBuild({ outDir }) {
      if (!index) throw new Error('search-index: the index was not built before the site.');
      await writeFiles(join(outDir, directoryOf(index)), indexFiles(index));
      const records = searchRecords(pages, addressOf);
      await writeFile(join(outDir, 'search-records.json'), `${JSON.stringify(records, null, 1)}\n`);
    },
  };
}
