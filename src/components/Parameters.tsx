import type { ReactNode } from 'react';
import styles from './Parameters.module.css';

export interface ParametersProps {
  children: ReactNode;
}

/** Parameters, fields or props, as `Parameter`s; not a table, as descriptions are long. */
export function Parameters({ children }: ParametersProps): ReactNode {
  return (
    <div className={styles.parameters} data-block="">
      {children}
    </div>
  );
}
