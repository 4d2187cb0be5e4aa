import type { ReactNode } from 'react';

/** Renders the head elements in place, so a test can inspect them. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
