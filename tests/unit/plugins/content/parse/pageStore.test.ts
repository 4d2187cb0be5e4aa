import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDiskCache } from '../../../../../plugins/build/diskCache';
import { createPageStore, pageStore } from '../../../../../plugins/content/parse/pageStore';
import type { PageSource, ParsedPage } from '../../../../../plugins/content/parse/parsedPage';
import { readPage } from '../../../../../plugins/readPage';
import { temporaryFolder, write as writeFile } from '../../../folder';

let siteDir: string;
/** The files that were read, in order. */
let computed: string[];

const files = ['docs/_partials/_inner.mdx', 'docs/_partials/setup.mdx', 'docs/a.mdx', 'docs/b.mdx'];

const write = (file: string, text: string) => writeFile(siteDir, file, text);

/** Opens a store as a new process does: with nothing in memory. */
function openStore() {
  return createPageStore({
    siteDir,
    cache: createDiskCache<ParsedPage>({
      name: 'pages',
      cacheDir: join(siteDir, 'cache'),
    }),
    readPages: async (sources: PageSource[]) => {
      computed.push(...sources.map(({ file }) => file));
      return sources.map((source) => readPage(source));
    },
  });
}

/** The files that a read computes. */
async function computedBy(store = openStore()): Promise<string[]> {
  computed = [];
  await store.read(files);
  return computed;
}

beforeEach(() => {
  siteDir = temporaryFolder({
    'docs/_partials/_inner.mdx': 'Inner text.\n',
    'docs/_partials/setup.mdx': "import Inner from './_inner.mdx';\n\nSetup text.\n\n<Inner />\n",
    'docs/a.mdx':
      "---\ntitle: A\n---\n\nimport Setup from './_partials/setup.mdx';\n\nLead.\n\n<Setup />\n",
    'docs/b.mdx': '---\ntitle: B\n---\n\nLead of B.\n',
  });
  computed = [];
});

describe('a page store', () => {
  test('computes each page once, and then takes it from memory, or from disk in a new process', async () => {
    const store = openStore();
    expect(await computedBy(store)).toEqual(files);
    expect(await computedBy(store)).toEqual([]);
    expect(await computedBy()).toEqual([]);
    expect(await openStore().read(files)).toEqual(await store.read(files));
  });

  test('computes the pages that show a changed partial, directly or through another one', async () => {
    const store = openStore();
    const before = await store.read(files);
    write('docs/_partials/_inner.mdx', 'Changed text.\n');
    const changed = files.filter((file) => file !== 'docs/b.mdx');
    expect(await computedBy(store)).toEqual(changed);
    expect(await computedBy()).toEqual([]);
    const after = await store.read(files);
    expect(after.get('docs/a.mdx')?.markdown).toMatchObject({
      text: '# A\n\nLead.\n\nSetup text.\n\nChanged text.\n',
    });
    expect(after.get('docs/b.mdx')).toBe(before.get('docs/b.mdx'));
  });
});

test.each([
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['CR', (text: string) => text.replaceAll('\n', '\r')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
])('a page with %s is read as one without', async (_, change) => {
  const text = '---\ntitle: A\n---\n\nLead.\n\n```bash\nnpx convex dev\nnpx convex run a\n```\n';
  write('docs/a.mdx', text);
  const expected = (await openStore().read(['docs/a.mdx'])).get('docs/a.mdx');
  write('docs/a.mdx', change(text));
  expect((await openStore().read(['docs/a.mdx'])).get('docs/a.mdx')).toEqual(expected);
});

test('many pages are read in threads as few are without', async () => {
  const many = Array.from({ length: 200 }, (_, index) => `docs/page-${index}.mdx`);
  for (const file of many) write(file, `## Of ${file} ${siteDir}\n\n<Nope />\n`);
  const pages = await pageStore(siteDir).read(many);
  expect([...pages.keys()]).toEqual(many);
  const [first] = pages.values();
  const text = `## Of ${many[0]} ${siteDir}\n\n<Nope />\n`;
  expect(first).toEqual(
    JSON.parse(JSON.stringify(readPage({ file: many[0] ?? '', text, partials: {} }))),
  );
}, 60_000);
