import type { HttpOperation } from '@site/src/lib/httpOperation';
import type { ReactNode } from 'react';
import type { TryResult } from '../request/send';
import styles from '../TryIt.module.css';
import { AnswerView } from './AnswerView';
import { announcementOf } from './announcementOf';
import { CurlView } from './CurlView';
import { FailureView } from './FailureView';

interface ResultViewProps {
  operation: HttpOperation;
  isSending: boolean;
  result: TryResult | undefined;
}

/** What came of a request, told to those who see it and to those who hear it. */
export function ResultView({ operation, isSending, result }: ResultViewProps): ReactNode {
  const { request, outcome } = result ?? {};
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcementOf(isSending, result)}
      </p>
      {request && outcome && (
        <section className={styles.result} aria-label="Result">
          {outcome.kind === 'answered' ? (
            <AnswerView answer={outcome.answer} operation={operation} />
          ) : (
            <FailureView outcome={outcome} request={request} />
          )}
          <CurlView request={request} isOpen={outcome.kind === 'failed'} />
        </section>
      )}
    </>
  );
}
