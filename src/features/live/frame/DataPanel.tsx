import type { Value } from 'convex/values';
import type { ReactNode } from 'react';
import type { TableView } from '../messages';

interface DataPanelProps {
  tables: readonly TableView[];
}

/** Writes a value for people: bigints as in code, bytes by their length. */
function display(value: Value | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof ArrayBuffer) return `${value.byteLength} bytes`;
  return typeof value === 'string'
    ? value
    : JSON.stringify(value, (_, inner: unknown) =>
        typeof inner === 'bigint' ? `${inner}n` : inner,
      );
}

/** The fields of documents, with the system fields last. */
function columnsOf({ documents }: TableView): string[] {
  const fields = new Set(documents.flatMap((document) => Object.keys(document)));
  return [...fields].sort((a, b) => Number(a.startsWith('_')) - Number(b.startsWith('_')));
}

/** The tables of the backend. A row that changes is a new element, so its animation starts. */
export function DataPanel({ tables }: DataPanelProps): ReactNode {
  const shown = tables.filter(({ name, count }) => count > 0 || !name.startsWith('_'));
  if (shown.length === 0) return <p>There are no tables yet.</p>;
  return shown.map((table) => {
    const columns = columnsOf(table);
    return (
      <table key={table.name} className="data">
        <caption>
          {table.name} ({table.count})
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
          {table.documents.map((document) => (
            <tr key={JSON.stringify(columns.map((column) => display(document[column])))}>
              {columns.map((column) => (
                <td key={column}>{display(document[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}
