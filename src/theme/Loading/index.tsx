import { PageState, useRetry } from '@site/src/features/page';
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';

/** While a page's code is fetched: a spinner; where that failed: the error and a button to try again. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  const tryAgain = useRetry(error, retry);
  if (error) {
    return (
      <PageState title="This page could not be loaded" text={String(error)}>
        <button className="button" type="button" onClick={tryAgain}>
          Retry
        </button>
      </PageState>
    );
  }
  if (!pastDelay) return null;
  return (
    <PageState title="Loading">
      <span className="spinner" role="status" aria-label="Loading" />
    </PageState>
  );
}
