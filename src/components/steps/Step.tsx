import { type ReactNode, use } from 'react';
import styles from './Steps.module.css';
import { StepCount } from './stepCount';

export interface StepProps {
  /** Begins with a heading. */
  children: ReactNode;
}

/** One step; its number is drawn next to its heading, and "Step 2 of 6" stays in view while it is read. */
export function Step({ children }: StepProps): ReactNode {
  return (
    <section className={styles.step} data-of={use(StepCount)}>
      {children}
    </section>
  );
}
