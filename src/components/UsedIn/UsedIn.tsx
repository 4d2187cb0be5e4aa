import type { ReactNode } from 'react';
import styles from './UsedIn.module.css';

export interface UsedInProps {
  /** A list of links, each with its section in emphasis. */
  children: ReactNode;
}

/** The guides that use what a page of the reference describes. */
export function UsedIn({ children }: UsedInProps): ReactNode {
  return <div className={styles.usedIn}>{children}</div>;
}
