import type { ReactNode } from 'react';
import styles from './Changes.module.css';

export interface UpgradeProps {
  children: ReactNode;
}

/** What to change when upgrading to a release. `Changes` moves it to the top when a reader has chosen a release. */
export function Upgrade({ children }: UpgradeProps): ReactNode {
  return (
    <div className={styles.upgrade} data-block="">
      <p>
        <strong>Change when you upgrade</strong>
      </p>
      {children}
    </div>
  );
}
