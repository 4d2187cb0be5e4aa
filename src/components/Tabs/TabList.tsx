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

type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The index of the tab that a key leads to, if it is one of those that move between tabs. With Alt they are the browser's. */
function nextTab(event: PressedKey, index: number, count: number): number | undefined {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
  return isPlain ? steps[event.key]?.(index, count) : undefined;
}

/** The row of tabs: one stop in the tab order, arrows move and choose. */
export function TabList<Label extends string>(props: TabListProps<Label>): ReactNode {
  const { label, group, id, labels, chosen, onChoose, className } = props;
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  const move = (event: KeyboardEvent) => {
    const next = nextTab(event, labels.indexOf(chosen), labels.length);
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
