import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface TabListProps {
  /** Names the set for screen readers. */
  label: string;
  /** Prefix of the ids of tabs (`<id>-0`) and panels (`<id>-0-panel`). */
  id: string;
  labels: readonly string[];
  chosen: string;
  onChoose: (label: string) => void;
  className?: string;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The row of tabs: one stop in the tab order, arrows move and choose. */
export function TabList(props: TabListProps): ReactNode {
  const { label, id, labels, chosen, onChoose, className } = props;
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = step(labels.indexOf(chosen), labels.length);
    const nextLabel = labels[next];
    if (nextLabel !== undefined) onChoose(nextLabel);
    tabs.current[next]?.focus();
  };

  return (
    <div role="tablist" aria-label={label} className={className} onKeyDown={move}>
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
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
