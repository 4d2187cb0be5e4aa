import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { fillLinks } from '../../../../../plugins/agents/markdown/plugin';
import { catalogPages } from '../../../../../plugins/agents/page-index/catalogPages';
import type { EdgeContext } from '../../../../../plugins/agents/worker/site';
import { kindOfRoute } from '../../../../../plugins/content/data/generated';
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

const sentence = 'The platform keeps results up to date for every client that reads them. ';

/** Sections of 3,000 characters each, so that the page needs several parts. */
const longSections = Array.from(
  { length: 16 },
  (_, index) => `## Limit ${index + 1}\n\n${sentence.repeat(40)}`,
).join('\n\n');

const pages = {
  '/functions': { title: 'Functions', text: 'Functions run on the server.' },
  '/functions/actions': {
    title: 'Actions',
    text: `Actions call outside services.

## Call a service {/* #call */}

Use \`fetch\` in an action.

### Retry a call

Schedule the action again.

## Limits

An action runs for 10 minutes.`,
  },
  '/database/pagination': {
    title: 'Paginated queries',
    text: `Load a list page by page with \`usePaginatedQuery\`.

\`\`\`ts
// ## Not a heading
export const list = 1;
\`\`\`

## Paginate in React

The hook loads more on demand.`,
  },
  '/production/limits': { title: 'Limits', text: `All limits.\n\n${longSections}` },
  '/error': {
    title: 'Errors',
    text: `Find an error.

## Too many reads {/* #too-many-reads */}

\`\`\`text
Too many reads in a single function execution (limit: <count>)
\`\`\`

**Cause.** The function reads more documents than [one execution may](./functions/actions.mdx#limits). **Fix.** Read through an index, or paginate.

## Nonexistent document {/* #nonexistent-document */}

\`\`\`text
Update on nonexistent document ID <id>
\`\`\`

**Cause.** The document has been deleted. **Fix.** Check that it exists.

## Nonexistent document in a test {/* #nonexistent-in-test */}

\`\`\`text
Update on nonexistent document ID <id>
\`\`\`

**Cause.** The test inserts no document. **Fix.** Insert one first.`,
  },
  '/error/limits': {
    title: 'Errors about limits',
    text: `Code for errors about limits.

## Too many reads {/* #too-many-reads */}

Read at most 100 documents.`,
  },
};

/** Builds the files of the site, with the steps of the real build. */
function buildFiles(): Map<string, string> {
  const records = Object.entries(pages).map(([route, { title, text }]) => {
    const description = `About ${title}.`;
    const source = `---\ntitle: "${title}"\ndescription: ${description}\n---\n\n${text}\n`;
    const read = readPage({ file: `docs${route}.mdx`, text: source, partials: {} });
    return { ...read, title, description };
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
