import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Parameters.module.css';

export interface ParameterProps {
  name: string;
  type: string;
  required?: boolean;
  default?: string;
  children: ReactNode;
}

/** One parameter: name and type on a line, its description below. */
export function Parameter(props: ParameterProps): ReactNode {
  const { name, type, required = false, default: defaultValue, children } = props;
  return (
    <div className={styles.parameter}>
      <p className={styles.top}>
        <span className={styles.name}>{name}</span>
        <span className={styles.type}>{type}</span>
        {required && <span className={clsx(styles.need, styles.required)}>required</span>}
        {defaultValue !== undefined && <span className={styles.need}>default {defaultValue}</span>}
      </p>
      {children}
    </div>
  );
}
