import type { Value } from 'convex/values';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { TabList } from '../../../src/components/Tabs/TabList';
import { displayValue } from '../engine/displayValue';
import type { LogEntry, TablesView, WorkerRequest } from './messages';
import type { RunningSample } from './runSample';
import { Windows } from './Windows';

interface SampleProps {
  sample: RunningSample;
  onShown: () => void;
  /** The backend has failed. */
  onFault: (message: string) => void;
}

const maxEntries = 200;

/** How long results take to be shown after the tables have arrived, in milliseconds. */
const shownMs = 50;

function Cell({ column, value }: { column: string; value: Value | undefined }): ReactNode {
  if (column === '_creationTime') return new Date(Number(value)).toLocaleTimeString();
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : displayValue(value);
  return /^j[0-9a-z]{31}$/.test(text) ? <span title={text}>{text.slice(0, 6)}…</span> : text;
}

/** The tables of the backend, those with most documents first. */
function DataPanel({ tables, changes }: TablesView): ReactNode {
  const shown = tables
    .filter(({ name, count }) => count > 0 || !name.startsWith('_'))
    .sort((a, b) => b.count - a.count);
  if (shown.length === 0) return <p>There are no tables yet.</p>;
  return shown.map(({ name, count, documents }) => {
    // System fields come last.
    const columns = [...new Set(documents.flatMap((document) => Object.keys(document)))].sort(
      (a, b) => Number(a.startsWith('_')) - Number(b.startsWith('_')),
    );
    return (
      <table key={name}>
        <caption>
          {name} ({count})
        </caption>
        {columns.length > 0 && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {documents.map((document) => (
            // A row that changes is a new element, so its animation starts.
            <tr
              key={`${document._id} ${changes.get(document._id)}`}
              className={changes.has(document._id) ? 'changed' : undefined}
            >
              {columns.map((column) => (
                <td key={column}>
                  <Cell column={column} value={document[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}

const counted = (count: number) => `${count} ${count === 1 ? 'document' : 'documents'}`;

function effectOf({ isCached, documentsRead, documentsWritten, readFrom }: LogEntry): string {
  if (isCached) return 'From the cache';
  const from = readFrom.length > 0 ? ` from ${readFrom.join(', ')}` : '';
  const written = documentsWritten > 0 ? `, ${counted(documentsWritten)} written` : '';
  return `${counted(documentsRead)} read${from}${written}`;
}

function LogPanel({ entries }: { entries: readonly LogEntry[] }): ReactNode {
  if (entries.length === 0) return <p>No function has run yet.</p>;
  return (
    <ol className="log">
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className={`kind ${entry.kind}`} title={entry.kind} />
          <code>
            {entry.name}({JSON.stringify(entry.args)})
          </code>
          {entry.logLines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished run don't change
            <code key={index} className="line">
              {line}
            </code>
          ))}
          {entry.error !== undefined && <code className="line error">{entry.error}</code>}
          <p>
            {effectOf(entry)}, {Math.round(entry.milliseconds * 10) / 10} ms, for {entry.caller}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The last thing that happened, for screen readers. Queries follow mutations, so they aren't announced. */
function announce(entries: readonly LogEntry[]): string {
  const last = entries.find(({ kind }) => kind !== 'query');
  if (!last) return '';
  const { name, error, documentsWritten } = last;
  return error === undefined ? `${name} wrote ${counted(documentsWritten)}` : `${name} failed`;
}

const panels = ['Data', 'Log'] as const;

export function Sample({ sample, onShown, onFault }: SampleProps): ReactNode {
  const { windows, worker, Steps, listen } = sample;
  const id = useId();
  const [panel, setPanel] = useState<(typeof panels)[number]>('Data');
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const [data, setData] = useState<TablesView>({ tables: [], changes: new Map() });
  const [error, setError] = useState<string>();
  const [isOffline, setOffline] = useState(false);

  useEffect(() => {
    listen((report) => {
      if (report.type === 'run') {
        setEntries((known) => [report.entry, ...known.slice(0, maxEntries - 1)]);
        return;
      }
      if (report.type === 'tables') setData(report);
      if (report.type === 'failed') {
        setError(report.error);
        onFault(report.error);
      }
      setTimeout(onShown, shownMs);
    });
    worker.postMessage({ type: 'watch' } satisfies WorkerRequest);
  }, [listen, worker, onShown, onFault]);

  const tab = `${id}-${panels.indexOf(panel)}`;
  const changeOffline = (value: boolean) => {
    windows[0]?.network.setOnline(!value);
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
      {Steps && <Steps worker={worker} />}
      <div className="panels">
        <div className="bar">
          <TabList
            label="Behind the windows"
            group="live-panel"
            id={id}
            labels={panels}
            chosen={panel}
            onChoose={setPanel}
          />
          <label>
            <input
              type="checkbox"
              checked={isOffline}
              onChange={({ target }) => changeOffline(target.checked)}
            />
            Window 1 offline
          </label>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard */}
        <div role="tabpanel" id={`${tab}-panel`} aria-labelledby={tab} tabIndex={0}>
          {panel === 'Data' ? <DataPanel {...data} /> : <LogPanel entries={entries} />}
        </div>
        <p role="status" className="visually-hidden">
          {announce(entries)}
        </p>
      </div>
    </>
  );
}
