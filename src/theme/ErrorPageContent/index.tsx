import { PageState } from '@site/src/features/page';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

/** Ejected: the classic fallback is built on Infima. The text is the specification's. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return (
    <PageState title="This page crashed." text={error.message}>
      <button className="button" type="button" onClick={tryAgain}>
        Try again
      </button>
    </PageState>
  );
}
