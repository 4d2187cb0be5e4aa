import Link from '@docusaurus/Link';
import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { Icon } from '@site/src/components/Icon';
import type { IconName, LogoName } from '@site/src/components/icons';
import type { ReactNode } from 'react';
import { isPageOf } from './openSections';
import styles from './Sidebar.module.css';

/** The icon that `sidebars.ts` gives a top-level item. */
export function iconOf(item: PropSidebarItem): IconName | LogoName | undefined {
  return item.customProps?.icon as IconName | LogoName | undefined;
}

interface SidebarLinkProps {
  item: PropSidebarItemLink;
  path: string;
  onNavigate?: () => void;
}

export function SidebarLink({ item, path, onNavigate }: SidebarLinkProps): ReactNode {
  const icon = iconOf(item);
  // From plugins/reference/api/apiSidebar.ts.
  const html = item.customProps?.html as string | undefined;
  return (
    <li>
      <Link
        className={styles.item}
        to={item.href}
        aria-current={isPageOf(item, path) ? 'page' : undefined}
        onClick={onNavigate}
      >
        {icon && <Icon name={icon} />}
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of names when building
          <span dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          item.label
        )}
      </Link>
    </li>
  );
}
