import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { LogEntry, TableView } from '../messages';
import { DataPanel } from './DataPanel';
import { LogPanel } from './LogPanel';
import { NetworkPanel, type NetworkState } from './NetworkPanel';

interface PanelsProps {
  entries: readonly LogEntry[];
  tables: readonly TableView[];
  changes: ReadonlyMap<string, number>;
  network: NetworkState;
}

const names = ['Data', 'Log', 'Network'] as const;
type Name = (typeof names)[number];

/** Which tab a key leads to. */
function nextTab(key: string, current: Name): Name | undefined {
  const at = names.indexOf(current);
  if (key === 'ArrowRight') return names[(at + 1) % names.length];
  if (key === 'ArrowLeft') return names.at(at - 1);
  if (key === 'Home') return names[0];
  return key === 'End' ? names.at(-1) : undefined;
}

/** What goes on behind the windows, in three tabs. */
export function Panels({ entries, tables, changes, network }: PanelsProps): ReactNode {
  const id = useId();
  const [current, setCurrent] = useState<Name>('Data');
  const tabs = useRef(new Map<Name, HTMLButtonElement>());

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, current);
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    tabs.current.get(next)?.focus();
  };

  return (
    <div className="panels">
      <div role="tablist" aria-label="Behind the windows">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === current}
            aria-controls={`${id}panel`}
            tabIndex={name === current ? 0 : -1}
            ref={(button) => {
              if (button) tabs.current.set(name, button);
            }}
            onClick={() => setCurrent(name)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard */}
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`} tabIndex={0}>
        {current === 'Data' && <DataPanel tables={tables} changes={changes} />}
        {current === 'Log' && <LogPanel entries={entries} />}
        {current === 'Network' && <NetworkPanel {...network} />}
      </div>
      <p role="status" className="hidden">
        {announce(entries)}
      </p>
    </div>
  );
}

/** The last thing that happened, for screen readers. Queries follow mutations, so they aren't announced. */
function announce(entries: readonly LogEntry[]): string {
  const last = entries.find(({ kind }) => kind !== 'query');
  if (!last) return '';
  const { name, error, documentsWritten } = last;
  if (error !== undefined) return `${name} failed`;
  const documents = documentsWritten === 1 ? 'document' : 'documents';
  return `${name} wrote ${documentsWritten} ${documents}`;
}
