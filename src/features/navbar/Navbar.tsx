import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useHideableNavbar, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { Icon } from '@site/src/components/Icon';
import { product } from '@site/src/site/product';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ColorModeButton } from './ColorModeButton';
import { MobileMenu, NavbarItems } from './MobileMenu';
import styles from './Navbar.module.css';

function MenuButton(): ReactNode {
  const { toggle, shown } = useNavbarMobileSidebar();
  return (
    <button
      className={`icon-button ${styles.menuButton}`}
      type="button"
      aria-label="Open the menu"
      aria-expanded={shown}
      onClick={toggle}
    >
      <Icon name="menu" />
    </button>
  );
}

/** The mark, a lens half filled and half drawn, and the site's name; leads to the landing page. */
function Brand(): ReactNode {
  return (
    <Link className={styles.brand} to="/" aria-label={product.docsName}>
      <svg className={styles.mark} viewBox="0 0 18 24" aria-hidden="true">
        <path fill="currentColor" d="M8.1 1.4C3.4 4.3 1.6 8.2 1.6 12s1.8 7.7 6.5 10.6z" />
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          d="M10.65 2.6C14.2 5.2 15.65 8.7 15.65 12s-1.45 6.8-5 9.4z"
        />
      </svg>
      <span>
        {product.slug} <span className={styles.docs}>docs</span>
      </span>
    </Link>
  );
}

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
