import { planNames } from '@site/src/lib/labels';
import type { PropsWithChildren, ReactNode } from 'react';
import styles from './PlanFilter.module.css';

/** A choice of a plan. The style sheet hides the columns of other plans (`data-plans`), so it works without scripts. */
export function PlanFilter({ children }: PropsWithChildren): ReactNode {
  return (
    <>
      <form className={styles.plan} data-block="" data-no-print="">
        <label>
          Show the plan&ensp;
          <select className="button">
            <option value="">All plans</option>
            {Object.entries(planNames).map(([plan, name]) => (
              <option key={plan} value={plan}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </form>
      {children}
    </>
  );
}
