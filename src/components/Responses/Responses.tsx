import clsx from 'clsx';
import type { PropsWithChildren, ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './Operation.module.css';

/** The possible responses of an HTTP operation, as `Response`s. */
export function Responses({ children }: PropsWithChildren): ReactNode {
  return (
    <div className={styles.responses} data-block="">
      {children}
    </div>
  );
}

interface ResponseProps {
  /** `200`, `4XX`, `Any other`. */
  status: string;
  /** What it means, in a few words. */
  title: string;
  /** The call did not do what was asked. */
  failed?: boolean;
  /** Unfolded from the start. */
  open?: boolean;
  children: ReactNode;
}

/** One status of an HTTP operation, which unfolds to its body. */
export function Response({ status, title, failed, open, children }: ResponseProps): ReactNode {
  return (
    <details className={styles.response} open={open}>
      <summary>
        <span className={clsx(styles.status, failed && styles.failed)}>{status}</span>{' '}
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
