import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { IconName, LogoName } from '@site/src/components/icons';

/** The icon that `sidebars.ts` gives a top-level item. */
export function iconOf(item: PropSidebarItem): IconName | LogoName | undefined {
  return item.customProps?.icon as IconName | LogoName | undefined;
}
