import { Icon } from '@site/src/components/article/Icon';
import type { ReactNode } from 'react';
import styles from '../TryIt.module.css';

interface FoldedProps {
  title: string;
  /** Whether it begins open. @defaultValue `false` */
  isOpen?: boolean;
  children: ReactNode;
}

/** What few readers ask for, behind its title. */
export function Folded({ title, isOpen = false, children }: FoldedProps): ReactNode {
  return (
    <details className={styles.folded} open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
