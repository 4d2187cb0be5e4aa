import type { ComponentProps, ReactNode } from 'react';

/** A table's header; the empty corner above row names is no header of anything. */
export function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}
