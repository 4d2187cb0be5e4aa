import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';

/** The crumbs a reader sees: sections and pages, without the groups that only caption the sidebar. */
export function breadcrumbTrail(
  items: readonly PropSidebarBreadcrumbsItem[],
): PropSidebarBreadcrumbsItem[] {
  return items.filter((item) => item.type === 'link' || item.collapsible);
}
