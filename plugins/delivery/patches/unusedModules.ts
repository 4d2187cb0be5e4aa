import { definePatch } from './define/definePatch';

export const unusedModules = definePatch({
  name: 'unusedModules',
  reason:
    'The site has its own style sheets instead of Infima and highlights code when building, so neither is sent. Its errors have their own look, too.',
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
