import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { definePatch } from '../define/definePatch';

/**
 * Removes the links to a page's translations from the theme's metadata.
 * @throws when they aren't where they are expected
 */
export function dropAlternateLinks(source: string): string {
  const pruned = source.replace(/^\s*<AlternateLangHeaders \/>\n/m, '');
  if (pruned === source) {
    throw new Error(
      'singleVersion: SiteMetadata of @docusaurus/theme-classic has no <AlternateLangHeaders />. Adapt plugins/delivery/patches/singleVersion, or delete the rewrite there.',
    );
  }
  return pruned;
}

export const singleVersion = definePatch({
  name: 'singleVersion',
  reason:
    'Every start has the code that remembers which version of the docs a reader prefers, and every page links to itself as its own translation.',
  reliesOn: ['@docusaurus/plugin-content-docs', '@docusaurus/theme-classic'],
  changes({ context }) {
    const { siteDir, i18n } = context;
    return {
      replacements: existsSync(join(siteDir, 'versions.json'))
        ? []
        : [
            {
              request: /^\.\/docsPreferredVersion$/,
              importedFrom: /plugin-content-docs[\\/]lib[\\/]client$/,
              file: join(__dirname, 'replacements/docsPreferredVersion.ts'),
            },
          ],
      rewrites:
        i18n.locales.length > 1
          ? []
          : [
              {
                file: /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]SiteMetadata[\\/]index\.js$/,
                rewrite: dropAlternateLinks,
                when: 'pre',
              },
            ],
    };
  },
});
