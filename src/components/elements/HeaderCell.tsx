import type { ComponentProps, ReactNode } from 'react';

/** A table's header cell; the empty corner above row names isn't a header. */
export function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}
