import type { PropsWithChildren, ReactNode } from 'react';
import { Aside } from '../Aside/Aside';
import type { PropsOf } from '../props';
import type * as definitions from './definition';
import styles from './Steps.module.css';

/** Ordered work, as `Step`s with a result each. */
export function Steps({ first, children }: PropsOf<typeof definitions.Steps>): ReactNode {
  return (
    <div className={styles.steps} data-continued={first && ''} data-block="">
      {children}
    </div>
  );
}

/** One step, which begins with a heading, with its number next to its heading and a line to the next one. */
export function Step({ children }: PropsWithChildren): ReactNode {
  return <section className={styles.step}>{children}</section>;
}

/** What the reader sees when a step has worked. */
export function Checkpoint({ children }: PropsWithChildren): ReactNode {
  return (
    <Aside type="tip" icon="check" title="You should see">
      {children}
    </Aside>
  );
}
