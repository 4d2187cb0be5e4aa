import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';
import styles from './Navbar.module.css';

/** Opens the menu on a phone. */
export function MenuButton(): ReactNode {
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
