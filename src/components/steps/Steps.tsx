import { Children, isValidElement, type ReactNode } from 'react';
import styles from './Steps.module.css';
import { StepCount } from './stepCount';

export interface StepsProps {
  children: ReactNode;
}

/** Ordered work, as `Step`s with a result each. */
export function Steps({ children }: StepsProps): ReactNode {
  return (
    <StepCount value={Children.toArray(children).filter(isValidElement).length}>
      <div className={styles.steps} data-block="">
        {children}
      </div>
    </StepCount>
  );
}
