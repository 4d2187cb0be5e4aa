import type { ReactNode } from 'react';

export interface TabProps {
  label: string;
  children: ReactNode;
}

/** One tab of `Tabs`, which reads its label and shows its children as a panel. */
export function Tab({ children }: TabProps): ReactNode {
  return children;
}
