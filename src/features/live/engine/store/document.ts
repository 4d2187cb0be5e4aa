import { convexToJson, type JSONValue, type Value } from 'convex/values';

/** A document as the engine keeps it: with its system fields, and without absent fields. */
export interface Document {
  [field: string]: Value | undefined;
  _id: string;
  _creationTime: number;
}

/** Reads a field by its path: `owner.name`. */
export function fieldAt(path: string, document: Document): Value | undefined {
  let value: unknown = document;
  for (const part of path.split('.')) {
    value = (value as Record<string, unknown> | null | undefined)?.[part];
  }
  return value as Value | undefined;
}

/** `db.vars.commitTs` in JSON. A text can't contain it, because its quotes would be escaped. */
export const commitTs = '{"$commitTs":null}';

/** Puts the time of the commit in place of `db.vars.commitTs`. */
export function withCommitTs(json: JSONValue, version: bigint): JSONValue {
  const text = JSON.stringify(json);
  if (!text.includes(commitTs)) return json;
  return JSON.parse(text.replaceAll(commitTs, JSON.stringify(convexToJson(version)))) as JSONValue;
}
