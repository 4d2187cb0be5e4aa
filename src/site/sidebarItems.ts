import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type { IconName, LogoName } from '../components/support/icons';

type SidebarIcon = IconName | LogoName;

/** A single page at the top level of a group. */
export function page(id: string, icon: SidebarIcon, label?: string): SidebarItemConfig {
  return { type: 'doc', id, ...(label !== undefined && { label }), customProps: { icon } };
}

/** A section: its own page (`id`) and the pages below it. */
export function section(
  label: string,
  icon: SidebarIcon | undefined,
  id: string,
  items: SidebarItemConfig[],
): SidebarItemConfig {
  return {
    type: 'category',
    label,
    link: { type: 'doc', id },
    items,
    ...(icon !== undefined && { customProps: { icon } }),
  };
}

/** A heading in small capitals over the sections below it; it doesn't fold and isn't a breadcrumb. */
export function group(label: string, items: SidebarItemConfig[]): SidebarItemConfig {
  return { type: 'category', label, items, collapsible: false, collapsed: false };
}
