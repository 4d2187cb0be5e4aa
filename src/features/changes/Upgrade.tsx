import type { ReactNode } from 'react';
import { Aside } from '../../components/Aside/Aside';

export interface UpgradeProps {
  children: ReactNode;
}

/** What to change when upgrading to a release. `Changes` moves it to the top when a reader has chosen a release. */
export function Upgrade({ children }: UpgradeProps): ReactNode {
  return (
    <Aside type="note" title="Change when you upgrade">
      {children}
    </Aside>
  );
}
