import clsx from 'clsx';
import type { PropsWithChildren, ReactNode } from 'react';
import { Icon } from '../Icon';
import type { PropsOf } from '../props';
import type * as definitions from './definition';
import styles from './Operation.module.css';

/** The possible responses of an HTTP operation, as `Response`s. */
export function Responses({ children }: PropsWithChildren): ReactNode {
  return (
    <div className={styles.responses} data-block="">
      {children}
    </div>
  );
}

/** One status of an HTTP operation, which unfolds to its body. */
export function Response({
  status,
  title,
  failed,
  open,
  children,
}: PropsOf<typeof definitions.Response>): ReactNode {
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
