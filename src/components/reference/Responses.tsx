import type { ReactNode } from 'react';
import styles from './Operation.module.css';

export interface ResponsesProps {
  /** A `Response` for each status. */
  children: ReactNode;
}

/** What an HTTP operation may answer. */
export function Responses({ children }: ResponsesProps): ReactNode {
  return (
    <div className={styles.responses} data-block="">
      {children}
    </div>
  );
}
