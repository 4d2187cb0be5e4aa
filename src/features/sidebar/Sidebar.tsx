import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  type NavbarSecondaryMenuComponent,
  NavbarSecondaryMenuFiller,
} from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import styles from './Sidebar.module.css';
import { SidebarTree } from './SidebarTree';

interface SidebarProps {
  items: PropSidebarItem[];
}

const MenuSidebar: NavbarSecondaryMenuComponent<SidebarProps> = ({ items }) => {
  const menu = useNavbarMobileSidebar();
  return (
    <SidebarTree
      items={items}
      label="Docs sidebar in the menu"
      onNavigate={() => menu.shown && menu.toggle()}
    />
  );
};

/** The sidebar next to the page; it also passes its tree to the phone's menu. */
export function Sidebar({ items }: SidebarProps): ReactNode {
  return (
    <>
      <SidebarTree className={styles.beside} items={items} label="Docs sidebar" />
      <NavbarSecondaryMenuFiller component={MenuSidebar} props={{ items }} />
    </>
  );
}
