import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';
import { PageState } from './PageState';

interface CrashStateProps extends Props {
  title: string;
}

/** Says what crashed, and lets the reader try again. */
export function CrashState({ title, error, tryAgain }: CrashStateProps): ReactNode {
  return (
    <PageState title={title} text={error.message}>
      <button className="button" type="button" onClick={tryAgain}>
        Try again
      </button>
    </PageState>
  );
}
