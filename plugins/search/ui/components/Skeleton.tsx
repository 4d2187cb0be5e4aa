import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';

/** Three placeholder rows while results load. */
export function Skeleton(): ReactNode {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={styles.skeleton}>
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
