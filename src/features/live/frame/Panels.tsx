import { type ReactNode, useId, useState } from 'react';
import type { LogEntry, TableView } from '../messages';
import { DataPanel } from './DataPanel';
import { LogPanel } from './LogPanel';
import { NetworkPanel, type NetworkState } from './NetworkPanel';
import { Tabs } from './Tabs';

interface PanelsProps {
  entries: readonly LogEntry[];
  tables: readonly TableView[];
  changes: ReadonlyMap<string, number>;
  network: NetworkState;
}

const names = ['Data', 'Log', 'Network'] as const;
type Name = (typeof names)[number];

/** What goes on behind the windows, in three tabs. */
export function Panels({ entries, tables, changes, network }: PanelsProps): ReactNode {
  const id = useId();
  const [current, setCurrent] = useState<Name>('Data');
  const panel = `${id}panel`;

  return (
    <div className="panels">
      <Tabs
        label="Behind the windows"
        {...{ names, current, id }}
        panelOf={() => panel}
        onChoose={setCurrent}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard */}
      <div role="tabpanel" id={panel} aria-labelledby={id + names.indexOf(current)} tabIndex={0}>
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
