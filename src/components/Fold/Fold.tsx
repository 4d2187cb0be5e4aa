import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from '../Responses/Operation.module.css';

export interface FoldProps {
  /** What unfolds: `Fields of results`. */
  summary: string;
  children: ReactNode;
}

/** The parts of a nested value, folded until a reader wants them; it needs no script. */
export function Fold({ summary, children }: FoldProps): ReactNode {
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
