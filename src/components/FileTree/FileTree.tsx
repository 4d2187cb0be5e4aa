import type { PropsWithChildren, ReactNode } from 'react';
import styles from './FileTree.module.css';

/** Files and folders, drawn from a nested list that a remark plugin has split into names and comments. */
export function FileTree({ children }: PropsWithChildren): ReactNode {
  return (
    <div className={styles.fileTree} data-block="">
      {children}
    </div>
  );
}
