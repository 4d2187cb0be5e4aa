import type { ReactNode } from 'react';
import styles from './LogoGrid.module.css';

export interface LogoGridProps {
  children: ReactNode;
}

/** Frameworks and languages, as `LogoLink`s in one color. */
export function LogoGrid({ children }: LogoGridProps): ReactNode {
  return (
    <div className={styles.logoGrid} data-block="">
      {children}
    </div>
  );
}
