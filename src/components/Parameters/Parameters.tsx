import type { ReactNode } from 'react';
import styles from './Parameters.module.css';

export interface ParametersProps {
  /** Accessible name of the list, if no heading names it. */
  label?: string;
  children: ReactNode;
}

/** Parameters, fields or props, as `Parameter`s; not a table, as descriptions are long. */
export function Parameters({ label, children }: ParametersProps): ReactNode {
  return (
    <div className={styles.parameters} data-block="">
      {label && <p className={styles.label}>{label}</p>}
      {children}
    </div>
  );
}
