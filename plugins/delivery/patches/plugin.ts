import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedDocs } from '../../content';
import { checkPackages, installedIn } from './checkPackages';
import type { Patch } from './definePatch';
import { flatRoutes } from './flatRoutes';
import { keyCache } from './keyCache';
import { minimalData } from './minimalData';
import { pageFonts } from './pageFonts';
import { sidebarSections } from './sidebarSections';
import { skipReload } from './skipReload';
import { rewritingPatches, textPatches } from './textPatches';
import { toConfig } from './toConfig';

/*
 * Every change to how Docusaurus or its bundler (Rspack) works: these, the texts in textPatches.ts, and the page template
 * (../static-first/template.ts). A build fails when a package is installed in another version than a patch was written
 * for, when a text isn't as expected, and when a patch finds nothing to change.
 */
export const patches: readonly Patch[] = [
  minimalData,
  flatRoutes,
  sidebarSections,
  pageFonts,
  skipReload,
];

/**
 * Applies the patches.
 * @throws when one doesn't match the installed packages
 */
export default function applyPatches(context: LoadContext): Plugin {
  checkPackages(patches, textPatches, installedIn(context.siteDir));
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
        ...toConfig([...rewritingPatches, ...patches], {
          isServer,
          isProduction: config.mode === 'production',
          context,
          bundler: currentBundler.instance,
        }),
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
