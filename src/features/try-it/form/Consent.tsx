import type { ReactNode } from 'react';
import { consentKey } from '../request/checkForm';
import { CodeText } from './CodeText';
import styles from './TryForm.module.css';

interface ConsentProps {
  id: string;
  /** What can't be undone. */
  warning: string;
  problem?: string;
}

/** A confirmation before a request that can't be undone. */
export function Consent({ id, warning, problem }: ConsentProps): ReactNode {
  return (
    <div className={styles.field}>
      <label className={styles.consent}>
        <input
          type="checkbox"
          name={consentKey}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : id}
        />
        <span>
          <CodeText text={warning} /> I want this.
        </span>
      </label>
      {problem !== undefined && (
        <p className={styles.problem} id={id}>
          {problem}
        </p>
      )}
    </div>
  );
}
