import type { ReactNode } from 'react';
import styles from './ErrorFinder.module.css';

interface ErrorEntriesProps {
  children: ReactNode;
}

/** Many errors below each other, with less space than other sections have. */
export function ErrorEntries({ children }: ErrorEntriesProps): ReactNode {
  return <div className={styles.entries}>{children}</div>;
}
