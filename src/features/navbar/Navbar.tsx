import { useThemeConfig } from '@docusaurus/theme-common';
import { useHideableNavbar } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Brand } from './Brand';
import { ColorModeButton } from './ColorModeButton';
import { MenuButton } from './MenuButton';
import { MobileMenu } from './MobileMenu';
import styles from './Navbar.module.css';
import { NavbarItems } from './NavbarItems';

/** The bar above every page: hides when scrolling down and reappears when scrolling up, at the top and on focus. */
export function Navbar(): ReactNode {
  const { hideOnScroll } = useThemeConfig().navbar;
  const { navbarRef, isNavbarVisible } = useHideableNavbar(hideOnScroll);
  return (
    <header className={clsx(styles.navbar, !isNavbarVisible && styles.away)}>
      <nav className={styles.bar} aria-label="Main" ref={navbarRef}>
        <MenuButton />
        <Brand />
        <NavbarItems position="left" />
        <div className={styles.links}>
          <NavbarItems position="right" />
          <ColorModeButton />
        </div>
      </nav>
      <MobileMenu />
    </header>
  );
}
