import type { ReactNode } from 'react';
import styles from './FunctionFacts.module.css';

export interface FunctionFactsProps {
  runsIn: string;
  calledBy: string;
  transactional: string;
  cached: string;
}

const labels = {
  runsIn: 'Runs in',
  calledBy: 'Called by',
  transactional: 'Transactional',
  cached: 'Cached',
} as const;

/** What a reader asks first about a function kind: four answers under the lead. */
export function FunctionFacts(facts: FunctionFactsProps): ReactNode {
  return (
    <dl className={styles.facts}>
      {(Object.keys(labels) as (keyof typeof labels)[]).map((key) => (
        <div key={key}>
          <dt>{labels[key]}</dt>
          <dd>{facts[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
