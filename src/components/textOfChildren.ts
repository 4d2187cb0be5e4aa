import { Children, isValidElement, type ReactNode } from 'react';

/** The text a reader sees in some children, without its markup. */
export function textOfChildren(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child))
        return textOfChildren(child.props.children);
      return String(child);
    })
    .join('');
}
