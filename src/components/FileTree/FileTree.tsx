import type { ReactNode } from 'react';
import styles from './FileTree.module.css';

interface FileTreeProps {
  /** A nested list: a name (a folder's ends with `/`), a space, and a comment if one is needed. */
  children: ReactNode;
}

/** Files and folders, drawn from a nested list that a remark plugin has split into names and comments. */
export function FileTree({ children }: FileTreeProps): ReactNode {
  return (
    <div className={styles.fileTree} data-block="">
      {children}
    </div>
  );
}
