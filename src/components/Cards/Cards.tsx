import type { ReactNode } from 'react';
import styles from './Cards.module.css';

export interface CardsProps {
  children: ReactNode;
}

/** The pages a reader wants next: two to four `Card`s. */
export function Cards({ children }: CardsProps): ReactNode {
  return (
    <div className={styles.cards} data-block="">
      {children}
    </div>
  );
}
