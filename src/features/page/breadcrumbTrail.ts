import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { withoutTrailingSlash } from '@site/src/lib/withoutTrailingSlash';

/** The crumbs a reader sees: sections and pages, without the groups that only caption the sidebar. */
export function breadcrumbTrail(
  items: readonly PropSidebarBreadcrumbsItem[],
): PropSidebarBreadcrumbsItem[] {
  return items
    .filter((item) => item.type === 'link' || item.collapsible)
    .map((item) => ({ ...item, ...(item.href && { href: withoutTrailingSlash(item.href) }) }));
}
