import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  type NavbarSecondaryMenuComponent,
  NavbarSecondaryMenuFiller,
} from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Sidebar.module.css';
import { SidebarItems } from './SidebarItems';
import { useSections } from './sections';

interface SidebarTreeProps {
  items: readonly PropSidebarItem[];
  label: string;
  className?: string;
  onNavigate?: () => void;
}

/** The docs' pages as a tree; the open page's item is scrolled into view. */
export function SidebarTree({ items, label, className, onNavigate }: SidebarTreeProps): ReactNode {
  const sections = useSections();
  const nav = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to scroll
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!nav.current || !current) return;
    const box = nav.current.getBoundingClientRect();
    const item = current.getBoundingClientRect();
    if (item.top < box.top || item.bottom > box.bottom) {
      nav.current.scrollTop += item.top - box.top - box.height / 3;
    }
  }, [sections.path]);

  return (
    <nav className={clsx(styles.sidebar, className)} aria-label={label} data-sidebar="" ref={nav}>
      <ul>
        <SidebarItems items={items} level={0} sections={sections} onNavigate={onNavigate} />
      </ul>
    </nav>
  );
}

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
