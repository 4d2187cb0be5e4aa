import type { Value } from 'convex/values';
import type { ReactNode } from 'react';
import { displayValue } from '../engine/displayValue';
import type { TablesView } from './messages';

function Cell({ column, value }: { column: string; value: Value | undefined }): ReactNode {
  if (column === '_creationTime') return new Date(Number(value)).toLocaleTimeString();
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : displayValue(value);
  return /^j[0-9a-z]{31}$/.test(text) ? <span title={text}>{text.slice(0, 6)}…</span> : text;
}

/** The tables of the backend, those with most documents first. */
export function DataPanel({ tables, changes }: TablesView): ReactNode {
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
