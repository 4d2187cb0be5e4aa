import type { HttpOperation } from '@site/src/lib/httpOperation';
import type { ReactNode } from 'react';
import type { TryResult } from '../request/send';
import styles from '../TryIt.module.css';
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
