import { createRequire } from 'node:module';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedDocs } from '../../content';
import { announcement } from './announcement';
import { anyHash } from './anyHash';
import { currentInView } from './currentInView';
import { deferPrefetch } from './deferPrefetch';
import { checkTexts } from './define/checkTexts';
import { checkVersions } from './define/checkVersions';
import type { PageParts, Patch } from './define/definePatch';
import { installedText, installedVersion } from './define/installedText';
import { keyCache } from './define/keyCache';
import { toConfig } from './define/toConfig';
import { flatRoutes } from './flatRoutes';
import { headingIds } from './headingIds';
import { iconSymbols } from './iconSymbols';
import { leanGlobalData } from './leanGlobalData';
import { leanRouter } from './leanRouter';
import { leanSiteConfig } from './leanSiteConfig';
import { mainFirst } from './mainFirst';
import { noBaseUrlBanner } from './noBaseUrlBanner';
import { pageFonts } from './pageFonts';
import { shortClassNames } from './shortClassNames';
import { sidebarSections } from './sidebarSections';
import { skipReload } from './skipReload';
import { staticFirst } from './staticFirst';
import { steadyHead } from './steadyHead';
import { themeTags } from './themeTags';
import { unusedModules } from './unusedModules';

/** Every change to how Docusaurus or its bundler works; README.md lists them. */
export const patches: readonly Patch[] = [
  leanSiteConfig,
  leanGlobalData,
  flatRoutes,
  sidebarSections,
  leanRouter,
  noBaseUrlBanner,
  unusedModules,
  pageFonts,
  shortClassNames,
  anyHash,
  skipReload,
  // The page template, in this order.
  staticFirst,
  themeTags,
  mainFirst,
  currentInView,
  iconSymbols,
  // What runs in the browser, or checks pages, and relies on Docusaurus' own code.
  deferPrefetch,
  steadyHead,
  announcement,
  headingIds,
];

/**
 * The page template for `ssrTemplate` in the site's configuration: Docusaurus' own with what patches change in it.
 * @throws when it has changed so that a patch no longer matches
 */
export function pageTemplate(parts: PageParts): string {
  // Not imported: loaders of TypeScript differ in what the default export of such a module is.
  const load = createRequire(__filename);
  const original = load('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as { default: string };
  return patches.reduce((text, { template }) => template?.(text, parts) ?? text, original.default);
}

/**
 * Applies the patches.
 * @throws when a package is installed in a version that a patch wasn't written for; a patch that finds nothing to
 * change fails the build
 */
export default function applyPatches(context: LoadContext): Plugin {
  checkVersions(patches, (name) => installedVersion(context.siteDir, name));
  checkTexts(patches, (file) => installedText(context.siteDir, file));
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
