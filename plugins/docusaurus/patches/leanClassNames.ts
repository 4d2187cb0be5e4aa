import { definePatch } from './definePatch';

/**
 * Removes the names of a blog and of the theme's own cards, which the site doesn't have, from the class names that
 * every page gets.
 * @throws when the source doesn't have them
 */
export function pruneClassNames(source: string): string {
  const pruned = source
    .replace(/^ *blog\w*: '[^']*',\n/gm, '')
    .replace(/^( *)(blog|docCard): \{[^{}]*\},\n/gm, '$1$2: {},\n');
  if (
    /blog-|doc-card/.test(pruned) ||
    !/\bblog: \{\}/.test(pruned) ||
    !/docCard: \{\}/.test(pruned)
  ) {
    throw new Error(
      "leanClassNames: ThemeClassNames.js of @docusaurus/theme-common doesn't have the names of a blog and of cards where they are expected. Adapt plugins/docusaurus/patches/leanClassNames.ts, or delete the patch.",
    );
  }
  return pruned;
}

export const leanClassNames = definePatch({
  name: 'leanClassNames',
  reason: 'The class names of a blog and of cards are in the start of every page.',
  writtenFor: { '@docusaurus/theme-common': '3.10.x' },
  changes: () => ({
    rewrites: [
      {
        file: /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]utils[\\/]ThemeClassNames\.js$/,
        rewrite: pruneClassNames,
        when: 'pre',
      },
    ],
  }),
});
