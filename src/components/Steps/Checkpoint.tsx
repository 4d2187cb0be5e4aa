import type { ReactNode } from 'react';
import { Aside } from '../Aside/Aside';

interface CheckpointProps {
  /** Output of a terminal, or what is on the screen. */
  children: ReactNode;
}

/** What the reader sees when a step has worked. */
export function Checkpoint({ children }: CheckpointProps): ReactNode {
  return (
    <Aside type="tip" icon="check" title="You should see">
      {children}
    </Aside>
  );
}
