import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface TabListProps<Label extends string> {
  /** Names the set for screen readers. */
  label: string;
  /** The preference that they set; style sheets follow it before React does. */
  group: string;
  /** Prefix of the ids of tabs (`<id>-0`) and panels (`<id>-0-panel`). */
  id: string;
  labels: readonly Label[];
  chosen: Label;
  onChoose: (label: Label) => void;
  className?: string;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The row of tabs: one stop in the tab order, arrows move and choose. */
export function TabList<Label extends string>(props: TabListProps<Label>): ReactNode {
  const { label, group, id, labels, chosen, onChoose, className } = props;
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  const move = (event: KeyboardEvent) => {
    // With Alt and the like, they are the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = steps[event.key]?.(labels.indexOf(chosen), labels.length);
    if (next === undefined) return;
    event.preventDefault();
    const nextLabel = labels[next];
    if (nextLabel !== undefined) onChoose(nextLabel);
    tabs.current[next]?.focus();
  };

  return (
    <div
      role="tablist"
      aria-label={label}
      className={className}
      data-choice={group}
      data-markdown-ignore=""
      onKeyDown={move}
    >
      {labels.map((name, index) => (
        <button
          key={name}
          ref={(element) => {
            tabs.current[index] = element;
          }}
          type="button"
          role="tab"
          id={`${id}-${index}`}
          aria-controls={`${id}-${index}-panel`}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          value={name}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
