import { NotFound } from '@site/src/features/not-found';
import type { ReactNode } from 'react';

/** Ejected: the classic page only says that nothing was found. */
export default function NotFoundContent(): ReactNode {
  return <NotFound />;
}
