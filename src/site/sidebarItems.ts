import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type { IconName, LogoName } from '../components/icons';

export type SidebarIcon = IconName | LogoName;

/** A single page at the top level of a group. */
export function page(id: string, icon: SidebarIcon, label?: string): SidebarItemConfig {
  return { type: 'doc', id, ...(label !== undefined && { label }), customProps: { icon } };
}

/**
 * A section: its own page (`id`) and the pages below it.
 * @param options `filter` adds a field that shows the pages whose name matches
 */
export function section(
  label: string,
  icon: SidebarIcon | undefined,
  id: string,
  items: SidebarItemConfig[],
  options: { filter?: true } = {},
): SidebarItemConfig {
  return {
    type: 'category',
    label,
    link: { type: 'doc', id },
    items,
    ...((icon || options.filter) && { customProps: { ...(icon && { icon }), ...options } }),
  };
}

/** A heading in small capitals over the sections below it; it doesn't fold and isn't a breadcrumb. */
export function group(label: string, items: SidebarItemConfig[]): SidebarItemConfig {
  return { type: 'category', label, items, collapsible: false, collapsed: false };
}
