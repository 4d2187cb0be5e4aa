import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { fillLinks } from '../../../../../plugins/agents/markdown/links';
import { catalogPages } from '../../../../../plugins/agents/page-index/catalogPages';
import { kindOfRoute } from '../../../../../plugins/content/data/generated';
import { frontMatterText } from '../../../../../plugins/content/parse/frontMatter';
import { readPage } from '../../../../../plugins/readPage';
import { buildIndex, indexFiles } from '../../../../../plugins/search/build/buildIndex';
import { readSynonyms } from '../../../../../plugins/search/build/readerWords';
import { sectionsOf } from '../../../../../plugins/search/build/readPages';
import type { EdgeContext } from '../../../../../src/edge/edgeTypes';
import { routes } from '../../../../../src/edge/routes';
import type { DocsCatalog } from '../../../../../src/lib/docsCatalog';
import { markdownPath } from '../../../../../src/lib/routes';

/** A built site in memory: what the Worker gets, and the files that it has read. */
export interface FixtureSite extends EdgeContext {
  files: Map<string, string>;
  requested: string[];
}

interface FixtureOptions {
  baseUrl?: string;
  /** The page's text without its title, by route. */
  pages: Readonly<Record<string, { title: string; text: string }>>;
}

const url = 'https://docs.example.dev';

/** Builds the files of a small site, with the steps of the real build. */
export function fixtureFiles({ baseUrl = '/', pages }: FixtureOptions): Map<string, string> {
  const records = Object.entries(pages).map(([route, { title, text }]) => {
    const file = `docs${route}.mdx`;
    const source = `---\ntitle: "${title}"\ndescription: About ${title}.\n---\n\n${text}\n`;
    return readPage({ file, text: source, partials: {} }, 'docs');
  });
  const permalinkOf = (route: string) => baseUrl + route.slice(1);
  const titleOf = (record: (typeof records)[number]) =>
    frontMatterText(record.frontMatter, 'title') ?? '';
  const docs = records.map((record) => ({
    id: record.id,
    source: `@site/${record.file}`,
    permalink: permalinkOf(record.route),
    title: titleOf(record),
    description: `About ${titleOf(record)}.`,
    frontMatter: {},
    unlisted: false,
    draft: false,
  }));
  const sidebars = {
    docs: records.map(({ id, route }) => ({
      type: 'category',
      label: route.split('/')[1]?.toUpperCase(),
      collapsible: true,
      items: [{ type: 'doc', id }],
    })),
  };
  const index = buildIndex(
    records.map((record) => ({
      path: permalinkOf(record.route),
      title: titleOf(record),
      description: `About ${titleOf(record)}.`,
      keywords: [],
      kind: kindOfRoute(record.route),
      sections: sectionsOf(record),
    })),
    readSynonyms(),
  );
  const searchIndex = `/search-index/${index.head.version}/`;
  const catalog: DocsCatalog = {
    product: {
      name: 'Example',
      docsName: 'Example Docs',
      tagline: 'A backend',
      version: '1.2.3',
      namespace: 'dev.example',
    },
    searchIndex,
    pages: catalogPages(
      { docs, sidebars } as unknown as LoadedVersion,
      new Map(records.map((record) => [record.file, record])),
      baseUrl,
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
        baseUrl,
        router: 'browser',
        routes: routeOfFile,
      }),
    ]),
  ]);
}

/** Serves files as a site that nothing is known of yet. */
export function serveFiles(built: ReadonlyMap<string, string>, baseUrl = '/'): FixtureSite {
  const files = new Map(built);
  const requested: string[] = [];
  return {
    files,
    requested,
    site: { url, baseUrl, pages: [], redirects: {} },
    routes,
    assets: {
      async read(path) {
        requested.push(path);
        const text = files.get(decodeURI(path));
        return new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 });
      },
    },
  };
}
