import type { ReactNode } from 'react';
import styles from './Operation.module.css';

interface ResponsesProps {
  /** A `Response` for each status. */
  children: ReactNode;
}

/** The possible responses of an HTTP operation. */
export function Responses({ children }: ResponsesProps): ReactNode {
  return (
    <div className={styles.responses} data-block="">
      {children}
    </div>
  );
}
