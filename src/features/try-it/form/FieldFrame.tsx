import type { ReactNode } from 'react';
import { CodeText } from './CodeText';
import styles from './TryForm.module.css';

/** ARIA attributes that link a control to its message and help. */
interface ControlProps {
  id: string;
  name: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  /** Unique on the page. */
  id: string;
  /** Among the form's values; without it, it is none of them. */
  name?: string;
  label: string;
  hint?: string;
  /** Plain text with `code` between backticks. */
  help?: string;
  problem?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, its help and what is wrong with it. */
export function FieldFrame(props: FieldFrameProps): ReactNode {
  const { id, name, label, hint, help, problem, children } = props;
  const helpId = help === undefined ? undefined : `${id}-help`;
  const problemId = problem === undefined ? undefined : `${id}-problem`;
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={id}>
        {label} {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      {children({
        id,
        name,
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-describedby': [problemId, helpId].filter(Boolean).join(' ') || undefined,
      })}
      {problem !== undefined && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
      {help !== undefined && (
        <p className={styles.hint} id={helpId}>
          <CodeText text={help} />
        </p>
      )}
    </div>
  );
}
