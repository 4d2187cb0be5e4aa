import { Children, isValidElement, type ReactNode } from 'react';

/** The text a reader sees in some children, without its markup. */
export function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children);
      return String(child);
    })
    .join('');
}
