import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import redirects from '../../../../../plugins/delivery/redirects/plugin';

type PostBuild = NonNullable<Plugin['postBuild']>;

let siteDir: string;
let outDir: string;

function write(path: string, content: string) {
  const file = join(siteDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function build(list: string, routes: string[]) {
  write('plugins/content/data/redirects.txt', list);
  const plugin = redirects({ siteDir } as LoadContext);
  const content = await plugin.loadContent?.();
  await plugin.postBuild?.({
    content,
    outDir,
    baseUrl: '/',
    routesPaths: [...routes, '/404.html'],
    siteConfig: { url: 'https://docs.convex.dev', future: { experimental_router: 'browser' } },
  } as unknown as Parameters<PostBuild>[0] & { content: never });
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'redirects-'));
  outDir = join(siteDir, 'build');
  write('build/tutorial.html', '<h2 id=how-it-works>');
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

test.each([
  ['/a /tutorial#gone\n', '1 /tutorial has no heading with the id "gone"'],
  ['# list\na /tutorial\n', '2 The source a'],
  ['/a /gone\n', '1 The target /gone'],
])('the build stops at a fault in the list, naming file and line: %j', async (list, fault) => {
  await expect(build(list, ['/tutorial'])).rejects.toThrow(
    `plugins/content/data/redirects.txt:${fault}`,
  );
});
