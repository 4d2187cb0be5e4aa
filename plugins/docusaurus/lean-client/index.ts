import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';

const local = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Modules the site has its own, lighter answer to; `\/` stands for the separator of any system. */
const replaced = [
  /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
  /theme-classic[\\/]lib[\\/]prism-include-languages/,
  /theme-classic[\\/]lib[\\/]nprogress\.css$|^\.\/nprogress\.css$/,
];

/** The classic navbar items that load more than a link, by the type that the configuration names. */
const itemModules: Record<string, string> = {
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
};

/** Finds the modules of navbar items that this site does not have. */
function unusedItems({ siteConfig, i18n }: LoadContext): RegExp[] {
  const { items = [] } = (siteConfig.themeConfig.navbar ?? {}) as { items?: { type?: string }[] };
  const used = new Set(items.map(({ type }) => type));
  if (i18n.locales.length < 2) used.delete('localeDropdown');
  return Object.entries(itemModules)
    .filter(([type]) => !used.has(type))
    .map(([, name]) => new RegExp(`^@theme/NavbarItem/${name}$`));
}

/**
 * Keeps out of every page what no page uses: build options in the site's configuration, lists of all docs,
 * Infima (the design has its own sheets), Prism (code is highlighted when building), kinds of navbar items that
 * the site does not have.
 */
export default function leanClient(context: LoadContext): Plugin {
  const generated = context.generatedFilesDir.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const rule = (file: string, step: string, type?: 'json', enforce: 'pre' | 'post' = 'post') => ({
    test: new RegExp(`^${generated}[\\\\/]${file}`),
    enforce,
    ...(type && { type }),
    use: [{ loader: local('./pruneLoader.mjs'), options: { step } }],
  });
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        module: {
          rules: [
            // A page that uses one part of a feature does not carry the others that its door names.
            { test: /[\\/]src[\\/]features[\\/][^\\/]+[\\/]index\.ts$/, sideEffects: false },
            rule('docusaurus\\.config\\.mjs$', 'pruneSiteConfig'),
            rule('globalData\\.json$', 'pruneGlobalData', 'json'),
            rule(
              'docusaurus-plugin-content-docs[\\\\/][^\\\\/]+[\\\\/]p[\\\\/].*\\.json$',
              'pruneVersionMetadata',
              'json',
            ),
            // Before `import()` is rewritten.
            ...(isServer ? [] : [rule('registry\\.js$', 'pruneRegistry', undefined, 'pre')]),
            rule('routes\\.js$', 'pruneRoutes', undefined, 'pre'),
          ],
        },
        plugins: [...replaced, ...unusedItems(context)].map(
          (request) => new NormalModuleReplacementPlugin(request, local('./empty.mjs')),
        ),
      };
    },
  };
}
