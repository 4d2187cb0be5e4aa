import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sha256, sources } from '../../build';
import { apiIndexFile, loadedDocs } from '../../content';
import { flatRoutes } from './flatRoutes';
import { minimalData } from './minimalData';
import { toConfig } from './patch';
import { sidebarSections } from './sidebarSections';
import { skipReload } from './skipReload';
import { checkPackages, installedIn, rewritingPatches } from './textPatches';

/*
 * Every change to how Docusaurus or its bundler (Rspack) works: these, the texts in textPatches.ts, and skipReload.ts. A
 * build fails when a package is installed in another version than patches were written for, when a text isn't as
 * expected, and when a patch finds nothing to change.
 */
const patches = [...rewritingPatches, minimalData, flatRoutes, sidebarSections];

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

/**
 * Applies the patches.
 * @throws when one doesn't match the installed packages
 */
export default function applyPatches(context: LoadContext): Plugin {
  checkPackages(installedIn(context.siteDir));
  if (process.env.NODE_ENV === 'development') skipReload(context.siteDir);
  let slugs: string[] = [];
  return {
    name: 'patches',
    async allContentLoaded({ allContent }) {
      slugs = loadedDocs(allContent)
        .docs.filter(({ frontMatter }) => frontMatter.slug !== undefined)
        .map(({ source, permalink }) => `${source} ${permalink}`);
    },
    configureWebpack: (config, isServer) =>
      ({
        ...keyCache(config, context, slugs),
        ...toConfig(patches, { isServer, isProduction: config.mode === 'production', context }),
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
