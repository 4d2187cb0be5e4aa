import type { ReactNode } from 'react';
import { useTicks } from './useTicks';

interface ProgressProps {
  /** The checklist. */
  name: string;
  /** The texts of its items. */
  items: readonly string[];
  /** Whether the ticks are known. */
  isReady: boolean;
}

/** How many items are done, and a button that starts over. */
export function Progress({ name, items, isReady }: ProgressProps): ReactNode {
  const [ticks, setTicks] = useTicks(name);
  const done = items.filter((item) => ticks.includes(item)).length;
  return (
    <p>
      <output>{isReady ? `${done} of ${items.length} done` : `${items.length} items`}</output>
      &ensp;
      <button
        className="button"
        type="button"
        aria-disabled={done === 0}
        onClick={() => setTicks([])}
      >
        Reset
      </button>
    </p>
  );
}
