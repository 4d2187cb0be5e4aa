import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import pages from '@generated/page-index/default/all-pages.json';
import { SidebarTree } from '@site/src/features/sidebar';
import type { ListedItem } from '@site/src/lib/docsCatalog';
import type { ReactNode } from 'react';

function toSidebarItem(item: ListedItem, isGroup: boolean): PropSidebarItem {
  if ('path' in item) return { type: 'link', href: item.path, label: item.label };
  const items = item.items.map((one) => toSidebarItem(one, false));
  return { type: 'category', label: item.label, collapsible: !isGroup, collapsed: true, items };
}

const items = pages.map((item) => toSidebarItem(item, true));

export interface DocsTreeProps {
  onNavigate: () => void;
}

/** All pages for the phone's menu, where the page has no sidebar that could be shown. */
export function DocsTree({ onNavigate }: DocsTreeProps): ReactNode {
  return <SidebarTree items={items} label="Docs sidebar in the menu" onNavigate={onNavigate} />;
}
