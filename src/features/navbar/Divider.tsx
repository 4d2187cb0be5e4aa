import type { ReactNode } from 'react';
import styles from './Navbar.module.css';

/** A hairline between links and icons. */
export function Divider(): ReactNode {
  return <span className={styles.divider} />;
}
