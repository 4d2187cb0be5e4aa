import { type ReactNode, useEffect, useState } from 'react';
import type { LogEntry, TableView } from '../messages';
import { AppWindow } from './AppWindow';
import { Panels } from './Panels';
import type { RunningSample } from './runSample';

interface SampleProps {
  sample: RunningSample;
}

/** The most entries that the log keeps. */
const maxEntries = 200;

const labels = ['Window 1', 'Window 2'] as const;

/** The windows of a sample and the panels below them. */
export function Sample({ sample }: SampleProps): ReactNode {
  const { windows, backend, Steps, listen } = sample;
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const [tables, setTables] = useState<readonly TableView[]>([]);
  const [error, setError] = useState<string>();
  const [latencyMs, setLatency] = useState(0);
  const [isOffline, setOffline] = useState(false);

  useEffect(() => {
    listen((report) => {
      if (report.type === 'tables') setTables(report.tables);
      if (report.type === 'failed') setError(report.error);
      if (report.type !== 'run') return;
      setEntries((known) => [report.entry, ...known.slice(0, maxEntries - 1)]);
    });
    backend.watch();
  }, [listen, backend]);

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
      <div className="windows">
        {windows.map(({ client, App }, index) => (
          <AppWindow
            key={labels[index]}
            label={labels[index] ?? ''}
            client={client}
            App={App}
            isOffline={isOffline && index === 0}
          />
        ))}
      </div>
      {Steps && <Steps worker={backend.worker} />}
      <Panels
        entries={entries}
        tables={tables}
        network={{ latencyMs, isOffline, changeLatency, changeOffline }}
      />
    </>
  );
}
