import type { ReactNode } from 'react';
import { useTicks } from './useTicks';

interface TickProps {
  /** The checklist. */
  name: string;
  /** The text of the item. */
  item: string;
}

/**
 * The box of an item, in place of its bullet. Its styles are here, because the style sheet that every page starts with
 * has no room for what one page shows after its start.
 */
export function Tick({ name, item }: TickProps): ReactNode {
  const [ticks, setTicks] = useTicks(name);
  const isTicked = ticks.includes(item);
  return (
    <label
      style={{
        position: 'absolute',
        inset: '0 auto 0 0',
        width: 'var(--space-6)',
        paddingTop: '0.375rem',
        background: 'var(--canvas)',
        cursor: 'pointer',
      }}
    >
      <input
        style={{
          display: 'block',
          width: '1rem',
          height: '1rem',
          margin: 0,
          accentColor: 'var(--fill)',
          cursor: 'inherit',
        }}
        type="checkbox"
        aria-label={item}
        checked={isTicked}
        onChange={() =>
          setTicks(isTicked ? ticks.filter((tick) => tick !== item) : [...ticks, item])
        }
      />
    </label>
  );
}
