import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';
import type { TryRequest } from '../request/buildRequest';
import type { Outcome } from '../request/send';
import styles from '../TryIt.module.css';
import { describeFailure } from './describeFailure';

interface FailureViewProps {
  outcome: Exclude<Outcome, { kind: 'answered' }>;
  request: TryRequest;
}

const cancelled = {
  title: 'Cancelled',
  text: 'The server may have begun already: look before you send the request again.',
};

/** Why there is no answer to show, and what to do. */
export function FailureView({ outcome, request }: FailureViewProps): ReactNode {
  const isCancelled = outcome.kind === 'cancelled';
  const { title, text } = isCancelled ? cancelled : describeFailure(outcome.cause, request);
  return (
    <div className={isCancelled ? styles.note : styles.failure}>
      <Icon name={isCancelled ? 'info' : 'circle-x'} />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
