import { Overlays } from '@site/src/components/Overlays';
import { useSeparateDocuments } from '@site/src/features/page';
import type { Props } from '@theme/Root';
import type { ReactNode } from 'react';

/** Overlays persist across pages and come last in the tab order. Some pages need a separate document. */
export default function Root({ children }: Props): ReactNode {
  useSeparateDocuments();
  return (
    <>
      {children}
      <Overlays />
    </>
  );
}
