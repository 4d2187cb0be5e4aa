import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { nextTab } from '../../../lib/nextTab';

interface TabsProps<Name extends string> {
  /** Names the set for screen readers. */
  label: string;
  names: readonly Name[];
  current: Name;
  /** Prefix of the ids of tabs: `<id>0`. */
  id: string;
  /** The id of what a tab shows. */
  panelOf: (index: number) => string;
  onChoose: (name: Name) => void;
  className?: string;
  /** Whether what the others show has changed. */
  isMarked?: boolean;
}

/** A row of tabs: one stop in the tab order, arrows move and choose. */
export function Tabs<Name extends string>(props: TabsProps<Name>): ReactNode {
  const { label, names, current, id, panelOf, onChoose, className, isMarked } = props;
  const row = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event, names.indexOf(current), names.length);
    const name = next === undefined ? undefined : names[next];
    if (next === undefined || name === undefined) return;
    event.preventDefault();
    onChoose(name);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={className} ref={row} onKeyDown={onKeyDown}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={id + index}
          aria-selected={name === current}
          aria-controls={panelOf(index)}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {name}
          {isMarked && name !== current && <i role="img" aria-label="changed" />}
        </button>
      ))}
    </div>
  );
}
