import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedDocs } from '../../lib/loadedDocs';
import { anyHash } from './anyHash';
import type { Patch } from './definePatch';
import { flatRoutes } from './flatRoutes';
import { freeCompilers } from './freeCompilers';
import { lazyStyles } from './lazyStyles';
import { leanGlobalData } from './leanGlobalData';
import { leanRouter } from './leanRouter';
import { leanSiteConfig } from './leanSiteConfig';
import { leanVersion } from './leanVersion';
import { noBaseUrlBanner } from './noBaseUrlBanner';
import { pageChunks } from './pageChunks';
import { pageFonts } from './pageFonts';
import { shortClassNames } from './shortClassNames';
import { sidebarSections } from './sidebarSections';
import { singleVersion } from './singleVersion';
import { skipReload } from './skipReload';
import { checkVersions, installedVersion } from './support/checkVersions';
import { keyCache } from './support/keyCache';
import { toConfig } from './support/toConfig';
import { tslibHelpers } from './tslibHelpers';
import { unusedModules } from './unusedModules';
import { unusedNavbarItems } from './unusedNavbarItems';

/** Every change to how Docusaurus or its bundler works; README.md lists them. */
export const patches: readonly Patch[] = [
  leanSiteConfig,
  leanGlobalData,
  leanVersion,
  flatRoutes,
  sidebarSections,
  leanRouter,
  tslibHelpers,
  noBaseUrlBanner,
  unusedModules,
  unusedNavbarItems,
  pageChunks,
  pageFonts,
  shortClassNames,
  lazyStyles,
  singleVersion,
  anyHash,
  freeCompilers,
  skipReload,
];

/**
 * Applies the patches.
 * @throws when a package is installed in a version that a patch wasn't written for; a patch that finds nothing to
 * change fails the build
 */
export default function applyPatches(context: LoadContext): Plugin {
  checkVersions(patches, (name) => installedVersion(context.siteDir, name));
  if (process.env.NODE_ENV === 'development') {
    for (const { atStart } of patches) atStart?.(context);
  }
  let slugs: string[] = [];
  return {
    name: 'patches',
    async allContentLoaded({ allContent }) {
      slugs = loadedDocs(allContent)
        .docs.filter(({ frontMatter }) => frontMatter.slug !== undefined)
        .map(({ source, permalink }) => `${source} ${permalink}`);
    },
    configureWebpack: (config, isServer, { currentBundler }) =>
      ({
        ...keyCache(config, context, slugs),
        ...toConfig(patches, {
          isServer,
          isProduction: config.mode === 'production',
          context,
          bundler: currentBundler.instance,
        }),
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
