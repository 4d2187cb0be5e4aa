import type { HttpOperation } from '@site/src/lib/httpOperation';
import type { ReactNode } from 'react';
import styles from '../form/TryForm.module.css';
import type { TryResult } from '../request/send';
import { CurlView } from './CurlView';
import { FailureView } from './FailureView';
import { ResponseView } from './ResponseView';
import { resultAnnouncement } from './resultAnnouncement';

interface ResultViewProps {
  operation: HttpOperation;
  isSending: boolean;
  result: TryResult | undefined;
}

/** The result of a request, with an announcement for screen readers. */
export function ResultView({ operation, isSending, result }: ResultViewProps): ReactNode {
  const { request, outcome } = result ?? {};
  return (
    <>
      <p className="visually-hidden" role="status">
        {resultAnnouncement(isSending, result)}
      </p>
      {request && outcome && (
        <section className={styles.result} aria-label="Result">
          {outcome.kind === 'responded' ? (
            <ResponseView response={outcome.response} operation={operation} />
          ) : (
            <FailureView outcome={outcome} request={request} />
          )}
          <CurlView request={request} isOpen={outcome.kind === 'failed'} />
        </section>
      )}
    </>
  );
}
