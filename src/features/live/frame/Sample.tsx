import { type ReactNode, useEffect, useState } from 'react';
import type { LogEntry, TableView } from '../messages';
import { keyOf } from './DataPanel';
import { Panels } from './Panels';
import type { RunningSample } from './runSample';
import { Windows } from './Windows';

interface SampleProps {
  sample: RunningSample;
  /** The windows show their first results. */
  onShown: () => void;
}

/** The most entries that the log keeps. */
const maxEntries = 200;

/** How long results take to be shown after the tables have arrived, in milliseconds. */
const shownMs = 50;

/** The tables, and which of their documents have changed since the start. */
interface Data {
  tables: readonly TableView[];
  changes: ReadonlyMap<string, number>;
  count: number;
}

const noData: Data = { tables: [], changes: new Map(), count: 0 };

function withTables({ tables: old, changes, count }: Data, tables: readonly TableView[]): Data {
  const keys = (all: readonly TableView[]) => all.flatMap(({ documents }) => documents.map(keyOf));
  const known = new Set(keys(old));
  const added = count > 0 ? keys(tables).filter((key) => !known.has(key)) : [];
  return {
    tables,
    changes: new Map([...changes, ...added.map((key) => [key, count] as const)]),
    count: count + 1,
  };
}

/** The windows of a sample and the panels below them. */
export function Sample({ sample, onShown }: SampleProps): ReactNode {
  const { windows, backend, Steps, listen } = sample;
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const [{ tables, changes }, setData] = useState<Data>(noData);
  const [error, setError] = useState<string>();
  const [latencyMs, setLatency] = useState(0);
  const [isOffline, setOffline] = useState(false);

  useEffect(() => {
    listen((report) => {
      if (report.type === 'tables') setData((known) => withTables(known, report.tables));
      if (report.type === 'failed') setError(report.error);
      if (report.type !== 'run') {
        setTimeout(onShown, shownMs);
        return;
      }
      setEntries((known) => [report.entry, ...known.slice(0, maxEntries - 1)]);
    });
    backend.watch();
  }, [listen, backend, onShown]);

  const changeLatency = (value: number) => {
    for (const { network } of windows) network.latencyMs = value;
    setLatency(value);
  };
  const changeOffline = (value: boolean) => {
    const [first] = windows;
    if (first) first.network.isOnline = !value;
    setOffline(value);
  };

  return (
    <>
      {error !== undefined && (
        <p role="alert" className="error">
          {error}
        </p>
      )}
      <Windows windows={windows} isOffline={isOffline} />
      {Steps && <Steps worker={backend.worker} />}
      <Panels
        entries={entries}
        tables={tables}
        changes={changes}
        network={{ latencyMs, isOffline, changeLatency, changeOffline }}
      />
    </>
  );
}
