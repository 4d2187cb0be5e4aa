import type { ReactNode } from 'react';
import styles from './Steps.module.css';

export interface StepsProps {
  /** The number of the first step, where an earlier `Steps` of the page begins the count. */
  first?: string;
  children: ReactNode;
}

/** Ordered work, as `Step`s with a result each. */
export function Steps({ first, children }: StepsProps): ReactNode {
  return (
    <div className={styles.steps} data-continued={first && ''} data-block="">
      {children}
    </div>
  );
}
