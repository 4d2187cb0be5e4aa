import type { ReactNode } from 'react';
import styles from './Contents.module.css';

export interface ContentsProps {
  children: ReactNode;
}

/** All pages of a section, as `ContentsLink`s between hairlines. */
export function Contents({ children }: ContentsProps): ReactNode {
  return (
    <div className={styles.contents} data-block="">
      {children}
    </div>
  );
}
