import { compareValues, type Value } from 'convex/values';

/** The values of an index's fields in one document. */
export type Key = readonly (Value | undefined)[];

/** One end of a range: just before or just after all keys that start with a prefix. */
export interface Bound {
  prefix: Key;
  after: boolean;
}

/** Compares two values in the platform's order: undefined, null, bigint, number, boolean, string, … */
export function compare(a: Value | undefined, b: Value | undefined): number {
  if (a === b) return 0;
  // The common case, without the checks for NaN and negative zero.
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : 1;
  return compareValues(a, b);
}

/** Whether a key comes before (-1) or after (1) a bound. */
export function compareWithBound(key: Key, { prefix, after }: Bound): -1 | 1 {
  for (const [index, value] of prefix.entries()) {
    const order = compare(key[index], value);
    if (order !== 0) return order < 0 ? -1 : 1;
  }
  return after ? -1 : 1;
}

/** Whether a key is between two bounds. */
export function isBetween(key: Key, low: Bound, high: Bound): boolean {
  return compareWithBound(key, low) > 0 && compareWithBound(key, high) < 0;
}
