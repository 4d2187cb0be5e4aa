import type { Value } from 'convex/values';

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
