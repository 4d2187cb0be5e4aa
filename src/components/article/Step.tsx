import type { ReactNode } from 'react';
import styles from './Steps.module.css';

export interface StepProps {
  /** Begins with a heading. */
  children: ReactNode;
}

/** One step; its number is drawn next to its heading. */
export function Step({ children }: StepProps): ReactNode {
  return <section className={styles.step}>{children}</section>;
}
