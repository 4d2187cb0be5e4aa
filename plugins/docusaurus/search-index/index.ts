import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { routeAddress } from '../../../src/lib/routeAddress';
import { routeOf } from '../../../src/lib/routeOf';
import type { SearchIndex, SearchPage } from '../../../src/lib/search/types';
import { pageStore } from '../../content/pageStore';
import { eachCompilation } from '../../lib/eachCompilation';
import { loadedDocs } from '../../lib/loadedDocs';
import { buildIndex } from './buildIndex';
import { indexFiles } from './indexFiles';
import { readSearchPages } from './readPages';
import { searchRecords } from './searchRecords';
import { synonyms } from './synonyms';

export { validateOptions } from './options';

const folder = 'search-index';

/**
 * Makes the search index of all pages as static files, which the search dialog fetches on intent, and the
 * records of a hosted index, `search-records.json`. `docusaurus start` serves the index of the draft.
 */
export default function searchIndex({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const isDevServer = process.env.NODE_ENV === 'development';
  const router = siteConfig.future.experimental_router;
  const store = pageStore(siteDir);
  let docs: LoadedVersion | undefined;
  let pages: SearchPage[] = [];
  let index: SearchIndex | undefined;

  async function makeIndex(): Promise<SearchIndex> {
    if (!docs) throw new Error('search-index: no docs were loaded. Keep the docs plugin.');
    pages = await readSearchPages(docs, baseUrl, store);
    return buildIndex(pages, synonyms);
  }

  /** Files under an address of their own for each content may be kept forever. */
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
      if (!isDevServer) index = await makeIndex();
      // In hash mode the site may lie anywhere below a host.
      const base = router === 'hash' ? './' : baseUrl;
      await actions.createData('location.json', {
        address: `${base}${directoryOf(index)}/`,
        isDraft: isDevServer,
      });
    },

    configureWebpack: (_, isServer) =>
      isDevServer && !isServer
        ? {
            plugins: [
              eachCompilation('search-index', async ({ emit }) => {
                const files = indexFiles(await makeIndex());
                for (const [name, text] of files) emit(`${folder}/draft/${name}`, text);
              }),
            ],
          }
        : {},

    async postBuild({ outDir }) {
      if (!index) throw new Error('search-index: the index was not made before the build.');
      const directory = join(outDir, directoryOf(index));
      await mkdir(directory, { recursive: true });
      for (const [name, text] of indexFiles(index)) await writeFile(join(directory, name), text);
      const records = searchRecords(pages, addressOf);
      await writeFile(join(outDir, 'search-records.json'), `${JSON.stringify(records, null, 1)}\n`);
    },
  };
}
