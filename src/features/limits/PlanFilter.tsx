import { planNames, plans } from '@site/src/lib/billing/plans';
import { cloneElement, isValidElement, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './PlanFilter.module.css';

interface PlanFilterProps {
  children: ReactNode;
}

interface CellProps {
  children?: ReactNode;
  /** The plans that a cell is about, separated by spaces; all if it has none. */
  'data-plans'?: string;
}

/** The content without the columns of other plans. */
function only(plan: string, node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map((child) => only(plan, child));
  if (!isValidElement<CellProps>(node)) return node;
  const { 'data-plans': own, children } = node.props;
  if (own !== undefined) return own.split(' ').includes(plan) ? node : null;
  return children === undefined ? node : cloneElement(node, undefined, only(plan, children));
}

/** A choice of a plan. What follows then only says what that plan has. */
export function PlanFilter({ children }: PlanFilterProps): ReactNode {
  const field = useRef<HTMLSelectElement>(null);
  const [plan, setPlan] = useState('');
  // What a reader chose before the application ran.
  useEffect(() => setPlan(field.current?.value ?? ''), []);
  return (
    <>
      <form className={styles.plan} data-block="" data-no-print="" data-needs-script="">
        <label>
          Show the plan&ensp;
          <select
            className="button"
            ref={field}
            value={plan}
            onChange={({ currentTarget }) => setPlan(currentTarget.value)}
          >
            <option value="">All plans</option>
            {plans.map((each) => (
              <option key={each} value={each}>
                {planNames[each]}
              </option>
            ))}
          </select>
        </label>
      </form>
      {plan === '' ? children : only(plan, children)}
    </>
  );
}
