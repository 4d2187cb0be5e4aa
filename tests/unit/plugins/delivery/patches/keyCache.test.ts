import { existsSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { keyCache } from '../../../../../plugins/delivery/patches/keyCache';

const siteDir = process.cwd();
const siteConfig = { baseUrl: '/', future: { experimental_router: 'browser' } };
const context = { siteDir, siteConfig, generatedFilesDir: `${siteDir}/.docusaurus` };

function cacheOf(changes: object = {}, slugs: string[] = [], version = 'client-production-en') {
  const { experiments } = keyCache(
    { experiments: { cache: { version } } },
    { ...context, ...changes } as unknown as LoadContext,
    slugs,
  );
  return experiments?.cache;
}

test('each configuration, folder of generated files and set of addresses has a separate cache', () => {
  const versions = [
    cacheOf(),
    cacheOf({}, [], 'server-production-en'),
    cacheOf({}, ['@site/docs/a.mdx /b']),
    cacheOf({ generatedFilesDir: `${siteDir}/.docusaurus-other` }),
    cacheOf({ siteConfig: { ...siteConfig, baseUrl: '/docs/' } }),
    cacheOf({ siteConfig: { ...siteConfig, future: { experimental_router: 'hash' } } }),
  ].map((cache) => cache?.version);
  expect(new Set(versions).size).toBe(versions.length);
  expect(cacheOf()?.version).toBe(versions[0]);
});

test('a change of a plugin, of what it imports or of a package evicts the cache', () => {
  const paths = cacheOf()?.buildDependencies ?? [];
  const relative = paths.map((path) => path.slice(siteDir.length + 1));
  expect(relative).toEqual(
    expect.arrayContaining(['plugins', 'src/lib', 'src/site', 'package-lock.json']),
  );
  for (const path of relative.filter((one) => !one.startsWith('docs/api/')))
    expect(existsSync(path), path).toBe(true);
});

test('a build without a cache stays without one', () => {
  expect(keyCache({ experiments: {} }, context as unknown as LoadContext, [])).toEqual({});
  expect(keyCache({}, context as unknown as LoadContext, [])).toEqual({});
});
