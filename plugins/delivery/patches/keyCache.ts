import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { sha256, sources } from '../../build';
import { apiIndexFile } from '../../content';

interface BundlerConfig {
  experiments?: unknown;
}

/**
 * Makes the bundler's cache on disk depend on everything that its content depends on. Rspack restores a module as long
 * as its file is the same: it asks neither which options, plugins and loaders made it nor, for plugins that the
 * configuration names by path, what their code was. Each configuration has a separate cache, so that builds with
 * different ones don't evict each other's; a change of a source evicts the cache.
 * @param slugs the addresses that pages set in their front matter; links in other pages contain them
 */
export function keyCache(
  { experiments }: BundlerConfig,
  { siteDir, siteConfig, generatedFilesDir }: LoadContext,
  slugs: readonly string[],
) {
  const { cache } = (experiments ?? {}) as { cache?: { version: string } };
  if (cache === undefined) return {};
  // The template of pages isn't bundled; while someone works on it, each edit would leave a cache of 160 MB for a week.
  const configuration = { ...siteConfig, ssrTemplate: undefined };
  const key = sha256(JSON.stringify([configuration, generatedFilesDir, slugs]), process.version);
  return {
    experiments: {
      cache: {
        version: `${cache.version}-${key}`,
        buildDependencies: [...sources, apiIndexFile].map((path) => join(siteDir, path)),
      },
    },
  };
}
