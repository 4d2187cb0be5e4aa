import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { describe, expect, test, vi } from 'vitest';
import pageIndex from '../../../../../plugins/machines/page-index/plugin';
import { currentCommit } from '../../../../../src/site/history';

type AllContentLoaded = NonNullable<Plugin['allContentLoaded']>;

function context({ baseUrl = '/', router = 'browser' } = {}): LoadContext {
  const future = { experimental_router: router };
  const siteConfig = { url: 'https://docs.example.dev', future };
  return { siteDir: process.cwd(), baseUrl, siteConfig } as LoadContext;
}

/** Runs the plugin up to the end of a build. Returns the folder with the files it wrote. */
async function buildWith(options: Parameters<typeof context>[0], docs: object[]): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'page-index-'));
  const plugin = pageIndex(context(options));
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars: {} }] } },
    },
    actions: { createData: vi.fn(), addRoute: vi.fn() },
  } as unknown as Parameters<AllContentLoaded>[0]);
  await plugin.postBuild?.({ outDir } as never);
  return outDir;
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

  test('writes what was built for the Worker, with the pages below the base URL', async () => {
    const outDir = await buildWith({ baseUrl: '/docs/' }, [doc('/docs/home', 'Home')]);
    const text = readFileSync(join(outDir, 'edge/site.json'), 'utf8');
    rmSync(outDir, { recursive: true });
    expect(JSON.parse(text)).toEqual({
      url: 'https://docs.example.dev',
      baseUrl: '/docs/',
      commit: currentCommit('.'),
      pages: [{ path: '/home', title: 'Home' }],
    });
  });
});
