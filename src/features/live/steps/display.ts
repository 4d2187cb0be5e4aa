import { convexToJson, type JSONValue, jsonToConvex, type Value } from 'convex/values';
import { commitTs } from '../engine/store/document';

/** The longest text that is shown; an id is longer. */
const maxLength = 16;

function displayField(value: Value): string {
  if (typeof value === 'bigint') return `${value}n`;
  const text = JSON.stringify(convexToJson(value), (_, inner: unknown) =>
    typeof inner === 'string' && inner.length > maxLength ? `${inner.slice(0, 6)}…` : inner,
  );
  return text.replaceAll(commitTs, 'db.vars.commitTs');
}

/** Writes the fields of a document, without system fields: `{ budget: 140, name: "House" }`. */
export function displayDocument(document: object | null): string {
  const fields = Object.entries(document ?? {}).filter(([name]) => !name.startsWith('_'));
  return `{ ${fields.map(([name, value]) => `${name}: ${displayField(value)}`).join(', ')} }`;
}

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const displayJson = (json: unknown) => displayDocument(jsonToConvex(json as JSONValue) as object);

/** Writes what a system call has read, or nothing for the other calls. */
export function displayRead(result: unknown): string | undefined {
  if (result === null) return 'null';
  if (typeof result !== 'object') return undefined;
  if ('done' in result && 'value' in result) {
    return result.done ? 'No more documents' : displayJson(result.value);
  }
  if ('page' in result) return counted((result.page as unknown[]).length, 'document');
  return '_creationTime' in result ? displayJson(result) : undefined;
}
