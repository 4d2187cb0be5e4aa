import { functionFactLabels } from '@site/src/lib/functionFactLabels';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface FunctionFactsProps {
  runsIn: string;
  calledBy: string;
  transactional: string;
  cached: string;
}

/** The four facts that readers want first about a function kind, below the lead. */
export function FunctionFacts(facts: FunctionFactsProps): ReactNode {
  return (
    <dl className={styles.facts}>
      {(Object.keys(functionFactLabels) as (keyof FunctionFactsProps)[]).map((key) => (
        <div key={key}>
          <dt>{functionFactLabels[key]}</dt>
          <dd>{facts[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
