import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import type { PropsOf } from '../props';
import styles from '../Responses/Operation.module.css';
import type * as definitions from './definition';

/** The parts of a nested value, folded until a reader wants them; it needs no script. */
export function Fold({ summary, children }: PropsOf<typeof definitions.Fold>): ReactNode {
  return (
    <details className={styles.fold}>
      <summary data-markdown-ignore="">
        <Icon name="chevron-right" />
        {summary}
      </summary>
      <div className={styles.parts}>{children}</div>
    </details>
  );
}
