import { definePatch } from './define/definePatch';

export const unusedModules = definePatch({
  name: 'unusedModules',
  reason:
    'The site has its own style sheets instead of Infima, its own page of a crash, and highlights code when building, so the theme’s aren’t sent.',
  reliesOn: ['@docusaurus/theme-classic', '@docusaurus/theme-common'],
  changes: () => ({
    replacements: [
      { request: /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/ },
      { request: /theme-classic[\\/]lib[\\/]prism-include-languages/ },
      { request: /errorBoundaryUtils\.module\.css$/ },
      { request: /theme-classic[\\/]lib[\\/]nprogress\.css$|^\.\/nprogress\.css$/ },
    ],
  }),
});
