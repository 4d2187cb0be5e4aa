import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterAll, expect, test } from 'vitest';
import redirects from '../../../../../plugins/delivery/redirects/plugin';

type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

const siteDir = mkdtempSync(join(tmpdir(), 'redirects-'));
const outDir = join(siteDir, 'build');
const listFile = 'plugins/content/data/redirects.txt';
for (const dir of ['build', 'plugins/content/data']) {
  mkdirSync(join(siteDir, dir), { recursive: true });
}
writeFileSync(join(outDir, 'tutorial.html'), '<h2 id=how-it-works>');
afterAll(() => rmSync(siteDir, { recursive: true }));

test.each([
  ['/a /tutorial#gone\n', '1 /tutorial has no heading with the id "gone"'],
  ['# list\na /tutorial\n', '2 The source a'],
  ['/a /gone\n', '1 The target /gone'],
])('the build stops at a fault in the list, naming file and line: %j', async (list, fault) => {
  writeFileSync(join(siteDir, listFile), list);
  const plugin = redirects({ siteDir } as LoadContext);
  const siteConfig = { url: 'https://x.dev', future: { experimental_router: 'browser' } };
  const routesPaths = ['/tutorial', '/404.html'];
  const build = async () => {
    const content = await plugin.loadContent?.();
    const site = { content, outDir, baseUrl: '/', routesPaths, siteConfig };
    await plugin.postBuild?.(site as unknown as Build & { content: never });
  };
  await expect(build()).rejects.toThrow(`${listFile}:${fault}`);
});
