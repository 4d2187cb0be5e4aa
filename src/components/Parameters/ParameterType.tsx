import type { ReactNode } from 'react';
import styles from './Parameters.module.css';

export interface ParameterTypeProps {
  /** The beginning of a long type, which then unfolds. */
  summary?: string;
  /** The type as text with links. */
  children: ReactNode;
}

/** The type of a `Parameter`, next to its name. */
export function ParameterType({ summary, children }: ParameterTypeProps): ReactNode {
  if (summary === undefined) return <div className={styles.type}>{children}</div>;
  return (
    <details className={styles.type}>
      <summary data-markdown-ignore="">{summary}</summary>
      {children}
    </details>
  );
}
