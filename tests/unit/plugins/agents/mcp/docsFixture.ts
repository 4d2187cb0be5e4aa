import { readFileSync } from 'node:fs';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { fillLinks } from '../../../../../plugins/agents/markdown/plugin';
import { catalogPages } from '../../../../../plugins/agents/page-index/catalogPages';
import type { EdgeContext } from '../../../../../plugins/agents/worker/site';
import { frontMatterText, kindOfRoute, listDocs } from '../../../../../plugins/content';
import { readPage } from '../../../../../plugins/readPage';
import { buildIndex, indexFiles } from '../../../../../plugins/search/build/buildIndex';
import { readSynonyms } from '../../../../../plugins/search/build/readerWords';
import type { DocsCatalog } from '../../../../../src/lib/docsCatalog';
import { markdownPath } from '../../../../../src/lib/routes';
import { page } from '../../search/pages';

/** A built site in memory, as the Worker gets it. */
export interface FixtureSite extends EdgeContext {
  files: Map<string, string>;
}

const url = 'https://docs.example.dev';

const folder = 'tests/fixtures/mcp-site';

/** A page that needs two parts: sections of 3,000 characters each. */
const limits = Array.from(
  { length: 16 },
  (_, index) => `## Limit ${index + 1}\n\n${'All of them hold for every client. '.repeat(85)}\n`,
).join('\n');

/** Builds the files of the site, with the steps of the real build. */
function buildFiles(): Map<string, string> {
  const sources = listDocs(folder).map((file) => ({
    file,
    text: readFileSync(`${folder}/${file}`, 'utf8').replace('<Limits />', limits),
    partials: {},
  }));
  const records = sources.map((source) => {
    const record = readPage(source);
    const title = frontMatterText(record.frontMatter, 'title') ?? '';
    return { ...record, title, description: `About ${title}.` };
  });
  const docs = records.map(({ id, file, route, title, description }) => {
    const source = `@site/${file}`;
    return { id, source, permalink: route, title, description, unlisted: false, draft: false };
  });
  const sidebars = {
    docs: records.map(({ id, route }) => ({
      type: 'category',
      label: route.split('/')[1]?.toUpperCase(),
      collapsible: true,
      items: [{ type: 'doc', id }],
    })),
  };
  const index = buildIndex(
    records.map(({ route, title, description, sections }) =>
      page(route, title, sections, { description, kind: kindOfRoute(route) }),
    ),
    readSynonyms(),
  );
  const searchIndex = `/search-index/${index.head.version}/`;
  const catalog: DocsCatalog = {
    searchIndex,
    pages: catalogPages(
      { docs, sidebars } as unknown as LoadedVersion,
      new Map(records.map((record) => [record.file, record])),
      '/',
    ),
  };
  const routeOfFile = new Map(records.map(({ file, route }) => [file, route]));
  return new Map([
    ['/edge/docs.json', JSON.stringify(catalog)],
    ...[...indexFiles(index)].map(([name, text]): [string, string] => [searchIndex + name, text]),
    ...records.map(({ route, markdown }): [string, string] => [
      markdownPath(route),
      fillLinks(markdown ?? { error: 'no Markdown' }, {
        siteUrl: url,
        baseUrl: '/',
        router: 'browser',
        routes: routeOfFile,
      }),
    ]),
  ]);
}

const built = buildFiles();

/** A site with guides, a page that is too long for one result, and the error reference. */
export function docsFixture(): FixtureSite {
  const files = new Map(built);
  return {
    files,
    site: { url, baseUrl: '/', pages: [], redirects: {} },
    assets: {
      async read(path) {
        const text = files.get(decodeURI(path));
        return new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 });
      },
    },
  };
}
