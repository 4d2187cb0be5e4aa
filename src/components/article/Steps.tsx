import type { ReactNode } from 'react';
import styles from './Steps.module.css';

export interface StepsProps {
  children: ReactNode;
}

/** Ordered work, as `Step`s with a result each. */
export function Steps({ children }: StepsProps): ReactNode {
  return (
    <div className={styles.steps} data-block="">
      {children}
    </div>
  );
}
