import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DevHandler } from '../../../../../plugins/build/devHandler';
import searchIndex from '../../../../../plugins/search/build/plugin';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'search-index-'));
  mkdirSync(join(siteDir, 'docs'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, { recursive: true });
});

function write(text: string): void {
  writeFileSync(join(siteDir, 'docs/a.mdx'), `---\ntitle: A\n---\n\n${text}\n`);
}

const docs = [
  {
    id: 'a',
    source: '@site/docs/a.mdx',
    permalink: '/docs/a',
    title: 'A',
    description: '',
    frontMatter: {},
  },
];
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
  let location: unknown;
  const createData = async (_: string, data: unknown) => {
    location = data;
  };
  await plugin.allContentLoaded?.({ allContent, actions: { createData } as never });
  return { plugin, location };
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
  expect(location).toEqual({ address: '/docs/search-index/draft/', isDraft: true });
  const config = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    devServer: { setupMiddlewares: (middlewares: DevHandler[]) => unknown };
  };
  const handlers: DevHandler[] = [];
  config.devServer.setupMiddlewares(handlers);
  const server = createServer((request, response) =>
    handlers[0]?.(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const get = async (name: string) => {
    const response = await fetch(`http://localhost:${port}/docs/search-index/draft/${name}`);
    return response.ok ? response.text() : String(response.status);
  };
  try {
    expect(await get('page-0-0.json')).toContain('Zebras');
    write('Giraffes are tall.');
    expect(await get('page-0-0.json')).toContain('Giraffes');
    expect(await get('nope.json')).toBe('404');
  } finally {
    server.close();
  }
});
