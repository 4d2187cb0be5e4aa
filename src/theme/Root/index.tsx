import { Overlays } from '@site/src/features/overlays';
import type { Props } from '@theme/Root';
import type { ReactNode } from 'react';

/** What lies over the pages outlives each of them and comes after it in tab order. */
export default function Root({ children }: Props): ReactNode {
  return (
    <>
      {children}
      <Overlays />
    </>
  );
}
