import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { keyCache } from '../../../../../plugins/delivery/patches/keyCache';

const siteDir = process.cwd();
const siteConfig = { baseUrl: '/', future: { experimental_router: 'browser' } };
const context = { siteDir, siteConfig, generatedFilesDir: `${siteDir}/.docusaurus` };

function versionOf(changes: object = {}, slugs: string[] = [], version = 'client-production-en') {
  const cached = { experiments: { cache: { version } } };
  const changed = { ...context, ...changes } as unknown as LoadContext;
  return keyCache(cached, changed, slugs).experiments?.cache.version;
}

test('each configuration, folder of generated files and set of addresses has a separate cache', () => {
  const versions = [
    versionOf(),
    versionOf({}, [], 'server-production-en'),
    versionOf({}, ['@site/docs/a.mdx /b']),
    versionOf({ generatedFilesDir: `${siteDir}/.docusaurus-other` }),
    versionOf({ siteConfig: { ...siteConfig, baseUrl: '/docs/' } }),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  expect(versionOf()).toBe(versions[0]);
});
