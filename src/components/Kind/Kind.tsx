import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface KindProps {
  of: 'query' | 'mutation' | 'action';
  children: ReactNode;
}

/** A function kind's shape before its word. */
export function Kind({ of, children }: KindProps): ReactNode {
  return <span className={clsx('kind', of)}>{children}</span>;
}
