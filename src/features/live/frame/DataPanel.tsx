import type { Value } from 'convex/values';
import { type ReactNode, useState } from 'react';
import type { TableView } from '../messages';

interface DataPanelProps {
  tables: readonly TableView[];
  /** Documents that have changed since the start, by their text: when, as a number that grows. */
  changes: ReadonlyMap<string, number>;
}

/** How much of an id is shown. */
const idStart = 6;

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

const isId = (text: string) => /^j[0-9a-z]{31}$/.test(text);

/** An id. Readers first see its start. */
function Id({ id }: { id: string }): ReactNode {
  const [isWhole, setWhole] = useState(false);
  return (
    <button type="button" title={id} onFocus={() => setWhole(true)} onBlur={() => setWhole(false)}>
      {isWhole ? id : `${id.slice(0, idStart)}…`}
    </button>
  );
}

function Cell({ column, value }: { column: string; value: Value | undefined }): ReactNode {
  if (column === '_creationTime') return new Date(Number(value)).toLocaleTimeString();
  const text = display(value);
  return isId(text) ? <Id id={text} /> : text;
}

/** The tables of the backend: the one that changed last comes first, and empty ones last. */
export function DataPanel({ tables, changes }: DataPanelProps): ReactNode {
  const changeOf = ({ documents }: TableView) =>
    Math.max(0, ...documents.map((document) => changes.get(keyOf(document)) ?? 0));
  const shown = tables
    .filter(({ name, count }) => count > 0 || !name.startsWith('_'))
    .sort(
      (a, b) =>
        Number(b.count > 0) - Number(a.count > 0) || changeOf(b) - changeOf(a) || b.count - a.count,
    );
  if (shown.length === 0) return <p>There are no tables yet.</p>;
  return shown.map((table) => {
    const columns = columnsOf(table);
    return (
      <table key={table.name}>
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
          {table.documents.map((document) => {
            const key = keyOf(document);
            return (
              <tr key={key} className={changes.has(key) ? 'changed' : undefined}>
                {columns.map((column) => (
                  <td key={column}>
                    <Cell column={column} value={document[column]} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    );
  });
}

/** A row that changes is a new element, so its animation starts. */
export const keyOf = (document: TableView['documents'][number]) => display(document as Value);
