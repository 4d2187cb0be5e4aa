import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frontMatterText } from '../../../../../plugins/content/parse/frontMatter';
import { anchorsOf } from '../../../../../plugins/machines/page-index/catalogPages';
import pageIndex from '../../../../../plugins/machines/page-index/plugin';
import { readPage } from '../../../../../plugins/readPage';
import type { DocsCatalog } from '../../../../../src/lib/docsCatalog';
import { headingsOf } from '../../../../../src/lib/markdown/headings';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'docs-catalog-'));
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

function write(path: string, text: string): void {
  const file = join(siteDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const doc = (id: string, title: string, more: object = {}) => ({
  id,
  source: `@site/docs/${id}.mdx`,
  permalink: `/docs/${id}`,
  slug: `/${id}`,
  title,
  description: `About ${title}.`,
  frontMatter: {},
  unlisted: false,
  draft: false,
  ...more,
});

/** Runs the plugin and reads the catalog that it wrote. */
async function build(docs: object[], sidebars: object) {
  const plugin = pageIndex({
    siteDir,
    siteConfig: { future: { experimental_router: 'hash' } },
    baseUrl: '/docs/',
    generatedFilesDir: join(siteDir, 'generated'),
  } as unknown as LoadContext);
  const actions = { createData: async () => '', addRoute: () => {} };
  const allContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars }] } },
  } as unknown as AllContent;
  await plugin.allContentLoaded?.({ allContent, actions } as never);
  const outDir = join(siteDir, 'build');
  mkdirSync(outDir);
  await plugin.postBuild?.({ outDir } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  return JSON.parse(readFileSync(join(outDir, 'edge/docs.json'), 'utf8')) as DocsCatalog;
}

test('the catalog has all listed pages in the order of the sidebar, and the place of the index', async () => {
  write(
    'docs/b.mdx',
    '---\ntitle: B\n---\n\nText.\n\n## One {/* #first */}\n\nText.\n\n### Two\n\nText.\n',
  );
  write('docs/a.mdx', '---\ntitle: A\n---\n\nText.\n');
  write('docs/api/z.mdx', '---\ntitle: Z\n---\n\nText.\n');
  const address = '/docs/search-index/abc/';
  write('generated/search-index/default/location.json', JSON.stringify({ address }));
  const docs = [
    doc('api/z', 'Z'),
    doc('a', 'A'),
    doc('b', 'B'),
    doc('draft', 'Draft', { draft: true }),
    doc('hidden', 'Hidden', { unlisted: true }),
  ];
  const items = [{ type: 'doc', id: 'a' }];
  const category = { type: 'category', label: 'Guides', link: { type: 'doc', id: 'b' }, items };
  const { product, searchIndex, pages } = await build(docs, { docs: [category] });
  expect(searchIndex).toBe('/search-index/abc/');
  expect(product).toMatchObject({ name: 'Convex', namespace: 'dev.convex' });
  expect(pages).toEqual([
    {
      route: '/b',
      title: 'B',
      description: 'About B.',
      section: 'Guides',
      anchors: ['first', 'two'],
    },
    { route: '/a', title: 'A', description: 'About A.', section: 'Guides', anchors: [] },
    { route: '/api/z', title: 'Z', description: 'About Z.', kind: 'api', anchors: [] },
  ]);
});

const pageFrom = (text: string, partials = {}) =>
  readPage({ file: 'docs/page.mdx', text: `---\ntitle: Page\n---\n\n${text}\n`, partials }, 'docs');

test('a heading of a partial has no id, and those after it keep theirs', () => {
  const record = pageFrom(
    "import Part from './_part.mdx';\n\n## Before\n\nText.\n\n<Part />\n\n## After\n\nText.",
    { 'docs/_part.mdx': '## Inside\n\nText.\n' },
  );
  expect(frontMatterText(record.frontMatter, 'title')).toBe('Page');
  const markdown = record.markdown && 'text' in record.markdown ? record.markdown.text : '';
  expect(headingsOf(markdown.split('\n')).map(({ text }) => text)).toContain('Inside');
  expect(anchorsOf(record)).toEqual(['before', '', 'after']);
});
