import { definePatch } from './define/definePatch';

export const unusedModules = definePatch({
  name: 'unusedModules',
  reason:
    'The site has its own style sheets instead of Infima and highlights code when building; the theme has no option to leave its own out.',
  reliesOn: ['@docusaurus/theme-classic'],
  changes: () => ({
    replacements: [
      { request: /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/ },
      { request: /theme-classic[\\/]lib[\\/]prism-include-languages/ },
      { request: /theme-classic[\\/]lib[\\/]nprogress\.css$|^\.\/nprogress\.css$/ },
    ],
  }),
});
