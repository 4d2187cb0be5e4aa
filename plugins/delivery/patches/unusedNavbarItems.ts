import type { LoadContext } from '@docusaurus/types';
import { definePatch } from './define/definePatch';

/** The classic navbar items that load more than a link, by the type that the configuration names. */
const itemModules: Record<string, string> = {
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
};

/** Modules of navbar items that the site doesn't have. */
function unusedItems({ siteConfig, i18n }: LoadContext): string[] {
  const { items = [] } = (siteConfig.themeConfig.navbar ?? {}) as { items?: { type?: string }[] };
  const used = new Set(items.map(({ type }) => type));
  if (i18n.locales.length < 2) used.delete('localeDropdown');
  return Object.entries(itemModules)
    .filter(([type]) => !used.has(type))
    .map(([, name]) => name);
}

export const unusedNavbarItems = definePatch({
  name: 'unusedNavbarItems',
  reason:
    "Every start has the code for all kinds of navbar items, also of those that the site doesn't have.",
  reliesOn: ['@docusaurus/theme-classic'],
  changes: ({ context }) => ({
    replacements: unusedItems(context).map((name) => ({
      request: new RegExp(`^@theme/NavbarItem/${name}$`),
    })),
  }),
});
