import { Overlays } from '@site/src/features/overlays';
import type { Props } from '@theme/Root';
import type { ReactNode } from 'react';

/** Overlays persist across pages and come last in the tab order. */
export default function Root({ children }: Props): ReactNode {
  return (
    <>
      {children}
      <Overlays />
    </>
  );
}
