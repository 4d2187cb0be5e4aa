import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DevHandler } from '../../../../../plugins/build/devHandler';
import searchIndex from '../../../../../plugins/search/build/plugin';
import { temporaryFolder, write as writeFile } from '../../../folder';

let siteDir: string;

beforeEach(() => {
  siteDir = temporaryFolder();
});

const write = (text: string) => writeFile(siteDir, 'docs/a.mdx', `---\ntitle: A\n---\n\n${text}\n`);

const source = { id: 'a', source: '@site/docs/a.mdx', permalink: '/docs/a', title: 'A' };
const docs = [{ ...source, description: '', frontMatter: {} }];
const allContent: AllContent = {
  'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars: {} }] } },
};

/** The plugin once the docs are loaded, and what it tells the search dialog. */
async function load() {
  const plugin = searchIndex({
    siteDir,
    baseUrl: '/docs/',
    siteConfig: { url: 'https://docs.convex.dev', future: { experimental_router: 'browser' } },
  } as LoadContext);
  const createData = vi.fn();
  await plugin.allContentLoaded?.({ allContent, actions: { createData } as never });
  return { plugin, location: createData.mock.lastCall?.[1] };
}

test('a build writes the index to a folder named after its content, and the records', async () => {
  write('Zebras are striped.');
  const { plugin, location } = await load();
  const outDir = join(siteDir, 'build');
  await plugin.postBuild?.({ outDir } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  const [version] = readdirSync(join(outDir, 'search-index'));
  expect(location).toEqual({ address: `/docs/search-index/${version}/`, isDraft: false });
  expect(readdirSync(join(outDir, 'search-index', version ?? ''))).toContain('head.json');
  expect(readFileSync(join(outDir, 'search-records.json'), 'utf8')).toContain('Zebras are striped');
});

test('the development server makes the index of the draft when it is asked for', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  write('Zebras are striped.');
  const { plugin, location } = await load();
  const address = '/docs/search-index/draft/';
  expect(location).toEqual({ address, isDraft: true });
  const config = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    devServer: { setupMiddlewares: (middlewares: DevHandler[]) => unknown };
  };
  const handlers: DevHandler[] = [];
  config.devServer.setupMiddlewares(handlers);
  const get = (name: string) =>
    new Promise<unknown>((end) => {
      const response = { writeHead: () => ({ end }) };
      handlers[0]?.({ url: address + name } as never, response as never, () => end(undefined));
    });
  expect(await get('page-0-0.json')).toContain('Zebras');
  write('Giraffes are tall.');
  expect(await get('page-0-0.json')).toContain('Giraffes');
  expect(await get('nope.json')).toBeUndefined();
});
