import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { describe, expect, test, vi } from 'vitest';
import pageIndex from '../../../../../plugins/machines/page-index/plugin';
import { currentCommit } from '../../../../../src/site/history';

type AllContentLoaded = NonNullable<Plugin['allContentLoaded']>;

function context({ baseUrl = '/', generatedFilesDir = '' } = {}): LoadContext {
  const future = { experimental_router: 'browser' };
  const siteConfig = { url: 'https://docs.example.dev', future };
  return { siteDir: process.cwd(), baseUrl, siteConfig, generatedFilesDir } as LoadContext;
}

/** Loads the docs. @returns the data and the routes that the plugin makes */
async function load(options: Parameters<typeof context>[0], docs: object[], sidebars: object = {}) {
  const data = new Map<string, unknown>();
  const addRoute = vi.fn();
  await pageIndex(context(options)).allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars }] } },
    },
    actions: {
      createData: async (name: string, value: unknown) => {
        data.set(name, value);
        return name;
      },
      addRoute,
    },
  } as unknown as Parameters<AllContentLoaded>[0]);
  return { data, addRoute };
}

async function indexOf(docs: object[]): Promise<unknown> {
  return (await load({}, docs)).data.get('pages.json');
}

const doc = (permalink: string, title: string, more: object = {}) => ({
  permalink,
  source: '@site/docs/home.mdx',
  slug: permalink,
  title,
  unlisted: false,
  frontMatter: {},
  ...more,
});

describe('page-index', () => {
  test('leaves unlisted pages out', async () => {
    expect(await indexOf([doc('/draft', 'Draft', { unlisted: true })])).toEqual([]);
  });

  test('makes a page that lists every page in the order of the sidebar', async () => {
    const docs = [
      { ...doc('/docs/other', 'Other'), id: 'other' },
      { ...doc('/docs/functions/actions', 'Actions'), id: 'actions' },
      { ...doc('/docs/functions', 'Functions'), id: 'functions' },
      { ...doc('/docs/draft', 'Draft', { unlisted: true }), id: 'draft' },
    ];
    const sidebars = {
      docs: [
        {
          type: 'category',
          label: 'Functions',
          link: { type: 'doc', id: 'functions' },
          items: [{ type: 'doc', id: 'actions' }],
        },
      ],
    };
    const { data, addRoute } = await load({ baseUrl: '/docs/' }, docs, sidebars);
    expect(data.get('all-pages.json')).toEqual([
      {
        label: 'Functions',
        items: [
          { label: 'Functions', path: '/functions' },
          { label: 'Actions', path: '/functions/actions' },
        ],
      },
      { label: 'More pages', items: [{ label: 'Other', path: '/other' }] },
    ]);
    expect(addRoute).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: '/docs/all-pages', modules: { items: 'all-pages.json' } }),
    );
  });

  test('writes what was built and the APIs with one host for the Worker', async () => {
    const outDir = mkdtempSync(join(tmpdir(), 'page-index-'));
    mkdirSync(join(outDir, 'search-index/default'), { recursive: true });
    writeFileSync(
      join(outDir, 'search-index/default/location.json'),
      '{"address":"/docs/search-index/a/"}',
    );
    const plugin = pageIndex(context({ baseUrl: '/docs/', generatedFilesDir: outDir }));
    const loadedVersions = [{ docs: [doc('/docs/home', 'Home')], sidebars: {} }];
    await plugin.allContentLoaded?.({
      allContent: { 'docusaurus-plugin-content-docs': { default: { loadedVersions } } },
      actions: { createData: vi.fn(), addRoute: vi.fn() },
    } as unknown as Parameters<AllContentLoaded>[0]);
    await plugin.postBuild?.({ outDir } as never);
    const read = (file: string) => JSON.parse(readFileSync(join(outDir, 'edge', file), 'utf8'));
    expect(read('site.json')).toEqual({
      url: 'https://docs.example.dev',
      baseUrl: '/docs/',
      commit: currentCommit('.'),
      pages: [{ path: '/home', title: 'Home' }],
    });
    expect(read('apis.json')).toEqual([
      { url: 'https://api.convex.dev/v1', path: '/management-api/convex-management-api' },
    ]);
    rmSync(outDir, { recursive: true });
  });
});
