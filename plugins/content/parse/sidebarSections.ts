import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Finds the top-level section of each page by the page's id. Groups, which don't fold, don't count as
 * sections.
 */
export function sidebarSections(sidebars: LoadedVersion['sidebars']): Map<string, string> {
  const sections = new Map<string, string>();
  const walk = (item: SidebarItem, section: string | undefined): void => {
    if (item.type === 'doc' || item.type === 'ref') {
      const label = section ?? item.label;
      if (label !== undefined && !sections.has(item.id)) sections.set(item.id, label);
    } else if (item.type === 'category') {
      const isGroup = section === undefined && item.collapsible === false;
      const own = isGroup ? undefined : (section ?? item.label);
      if (item.link?.type === 'doc' && own !== undefined) sections.set(item.link.id, own);
      for (const child of item.items) walk(child, own);
    }
  };
  for (const items of Object.values(sidebars)) for (const item of items) walk(item, undefined);
  return sections;
}
