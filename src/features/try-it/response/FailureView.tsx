import { Aside } from '@site/src/components/Aside/Aside';
import type { ReactNode } from 'react';
import type { TryRequest } from '../request/buildRequest';
import type { Outcome } from '../request/send';
import { describeFailure } from './describeFailure';

interface FailureViewProps {
  outcome: Exclude<Outcome, { kind: 'responded' }>;
  request: TryRequest;
}

/** Why there is no response to show, and what to do. */
export function FailureView({ outcome, request }: FailureViewProps): ReactNode {
  if (outcome.kind === 'cancelled') {
    return (
      <Aside type="note" title="Cancelled">
        <p>The server may have begun already: look before you send the request again.</p>
      </Aside>
    );
  }
  const { title, text } = describeFailure(outcome.cause, request);
  return (
    <Aside type="warning" title={title}>
      <p>{text}</p>
    </Aside>
  );
}
