import type { ReactNode } from 'react';
import { Aside } from '../Aside/Aside';
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

export interface StepProps {
  /** Begins with a heading. */
  children: ReactNode;
}

/** One step, with its number next to its heading and a line to the next one. */
export function Step({ children }: StepProps): ReactNode {
  return <section className={styles.step}>{children}</section>;
}

interface CheckpointProps {
  /** Output of a terminal, or what is on the screen. */
  children: ReactNode;
}

/** What the reader sees when a step has worked. */
export function Checkpoint({ children }: CheckpointProps): ReactNode {
  return (
    <Aside type="tip" icon="check" title="You should see">
      {children}
    </Aside>
  );
}
