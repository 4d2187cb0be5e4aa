import type { ReactNode } from 'react';
import styles from './RequestPanel.module.css';

interface RequestPanelProps {
  /** The request, its form and an example of the response. */
  children: ReactNode;
}

/** What a reader sends and gets back: above the reference of an operation, and next to it on wide screens. */
export function RequestPanel({ children }: RequestPanelProps): ReactNode {
  return (
    <div className={styles.rail}>
      <section className={styles.panel} aria-label="Request and response">
        {children}
      </section>
    </div>
  );
}
