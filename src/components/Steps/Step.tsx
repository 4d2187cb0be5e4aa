import type { ReactNode } from 'react';
import styles from './Steps.module.css';

export interface StepProps {
  /** Begins with a heading. */
  children: ReactNode;
}

/** One step, with its number next to its heading and a line to the next one. */
export function Step({ children }: StepProps): ReactNode {
  return <section className={styles.step}>{children}</section>;
}
