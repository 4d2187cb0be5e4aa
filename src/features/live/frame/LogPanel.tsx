import type { ReactNode } from 'react';
import type { LogEntry } from '../messages';

interface LogPanelProps {
  entries: readonly LogEntry[];
}

/** Who has called a function, in words. */
const callers: Readonly<Record<string, string>> = {
  client: 'a window',
  subscription: 'a subscription',
  scheduler: 'the scheduler',
};

const documents = (count: number) => `${count} ${count === 1 ? 'document' : 'documents'}`;

function effectOf({ isCached, documentsRead, documentsWritten, readFrom }: LogEntry): string {
  if (isCached) return 'From the cache';
  const read = `${documents(documentsRead)} read${readFrom.length > 0 ? ` from ${readFrom.join(', ')}` : ''}`;
  return documentsWritten > 0 ? `${read}, ${documents(documentsWritten)} written` : read;
}

function durationOf({ milliseconds, isCached }: LogEntry): string {
  if (isCached) return '0 ms';
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}

/** Every run of a function, with the newest first. */
export function LogPanel({ entries }: LogPanelProps): ReactNode {
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
            {effectOf(entry)}, {durationOf(entry)}, for {callers[entry.caller] ?? entry.caller}
          </p>
        </li>
      ))}
    </ol>
  );
}
