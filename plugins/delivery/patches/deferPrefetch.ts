import { definePatch } from './define/definePatch';

export const deferPrefetch = definePatch({
  name: 'deferPrefetch',
  reason:
    'Docusaurus fetches the pages behind all visible links in the middle of hydration; static-first/deferPrefetch.ts has them wait until the page is active.',
  reliesOn: ['@docusaurus/core'],
  expects: {
    '@docusaurus/core/lib/client/clientEntry.js': [/\bwindow\.docusaurus = docusaurus;/],
    '@docusaurus/core/lib/client/exports/Link.js': [
      /\bwindow\.docusaurus\.prefetch\(targetLink\)/,
      /\bwindow\.docusaurus\.preload\(targetLink\)/,
    ],
  },
});
