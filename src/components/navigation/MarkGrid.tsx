import type { ReactNode } from 'react';
import styles from './MarkGrid.module.css';

export interface MarkGridProps {
  children: ReactNode;
}

/** Frameworks and languages, as `MarkLink`s in one color. */
export function MarkGrid({ children }: MarkGridProps): ReactNode {
  return (
    <div className={styles.markGrid} data-block="">
      {children}
    </div>
  );
}
