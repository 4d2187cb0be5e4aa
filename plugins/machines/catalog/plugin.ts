import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  type DocsCatalog,
  type DocumentedProduct,
  docsCatalogFile,
} from '../../../src/lib/docsCatalog';
import { product } from '../../../src/site/product';
import { textHandler, withHandler } from '../../build';
import { loadedDocs, pageStore } from '../../content';
import type { IndexLocation } from '../../search/engine';
import { catalogPages } from './catalogPages';

const documented: DocumentedProduct = {
  name: product.name,
  docsName: product.docsName,
  tagline: product.tagline,
  version: product.version,
  namespace: product.parentDomain.split('.').reverse().join('.'),
};

/**
 * Writes `edge/docs.json`: all pages with the ids of their headings, and where the search index is. The MCP
 * server (`plugins/agents/mcp`) and the site's own answers (`plugins/ask-ai/panel`) read it.
 */
export default function docsCatalog({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin {
  let docs: LoadedVersion | undefined;

  /** The folder that the plugin `search-index` chose for this build. */
  async function searchIndex(): Promise<string> {
    const file = join(generatedFilesDir, 'search-index/default/location.json');
    const { address } = JSON.parse(await readFile(file, 'utf8')) as IndexLocation;
    return `/${address.slice(address.indexOf('search-index/'))}`;
  }

  async function makeCatalog(): Promise<DocsCatalog> {
    if (!docs) throw new Error('docs-catalog: no docs were loaded before the build.');
    const files = docs.docs.map(({ source }) => source.replace(/^@site\//, ''));
    const records = await pageStore(siteDir).read(files);
    return {
      product: documented,
      searchIndex: await searchIndex(),
      pages: catalogPages(docs, records, baseUrl),
    };
  }

  return {
    name: 'docs-catalog',

    async allContentLoaded({ allContent }) {
      docs = loadedDocs(allContent);
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      const handler = textHandler(baseUrl, 'application/json', async (path) =>
        path === docsCatalogFile ? JSON.stringify(await makeCatalog()) : undefined,
      );
      return withHandler(handler);
    },

    async postBuild({ outDir }) {
      const file = join(outDir, docsCatalogFile);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(await makeCatalog()));
    },
  };
}
