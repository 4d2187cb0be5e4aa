import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';
import styles from '../form/TryForm.module.css';
import frame from '../TryIt.module.css';

interface FoldedProps {
  title: string;
  /** Whether it is initially open. @defaultValue `false` */
  isOpen?: boolean;
  children: ReactNode;
}

/** Content that few readers need, folded below its title. */
export function Folded({ title, isOpen = false, children }: FoldedProps): ReactNode {
  return (
    <details className={styles.folded} open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" className={frame.chevron} />
      </summary>
      {children}
    </details>
  );
}
