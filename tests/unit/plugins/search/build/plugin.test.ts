import type { AllContent, LoadContext } from '@docusaurus/types';
import { expect, test, vi } from 'vitest';
import type { DevHandler } from '../../../../../plugins/build/devHandler';
import searchIndex from '../../../../../plugins/search/build/plugin';
import { temporaryFolder, write as writeFile } from '../../../folder';

const source = { id: 'a', source: '@site/docs/a.mdx', permalink: '/docs/a', title: 'A' };
const docs = [{ ...source, description: '', frontMatter: {} }];
const allContent: AllContent = {
  'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars: {} }] } },
};

test('the development server makes the index of the draft when it is asked for', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const siteDir = temporaryFolder();
  const write = (text: string) =>
    writeFile(siteDir, 'docs/a.mdx', `---\ntitle: A\n---\n\n${text}\n`);
  write('Zebras are striped.');
  const plugin = searchIndex({
    siteDir,
    baseUrl: '/docs/',
    siteConfig: { url: 'https://docs.convex.dev', future: { experimental_router: 'browser' } },
  } as LoadContext);
  const createData = vi.fn();
  await plugin.allContentLoaded?.({ allContent, actions: { createData } as never });
  const address = '/docs/search-index/draft/';
  expect(createData.mock.lastCall?.[1]).toEqual({ address, isDraft: true });
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
