import { type JSONValue, jsonToConvex, type Value } from 'convex/values';

// What `convex/server` sends for a query that a function has built.

/** A condition on a field of an index. */
export interface RangeCondition {
  type: 'Eq' | 'Gt' | 'Gte' | 'Lt' | 'Lte';
  fieldPath: string;
  value: JSONValue;
}

export interface SearchCondition {
  type: 'Search' | 'Eq';
  fieldPath: string;
  value: JSONValue;
}

/** One step after the source: `.filter(…)` or a limit. */
export type Operator = { filter: JSONValue } | { limit: number };

export interface SerializedQuery {
  source:
    | { type: 'FullTableScan'; tableName: string; order: 'asc' | 'desc' | null }
    | {
        type: 'IndexRange';
        indexName: string;
        range: readonly RangeCondition[];
        order: 'asc' | 'desc' | null;
      }
    | { type: 'Search'; indexName: string; filters: readonly SearchCondition[] };
  operators: readonly Operator[];
}

/** Reads a value, where `{ $undefined: null }` is an absent field. */
export function parseValue(json: JSONValue): Value | undefined {
  const isAbsent = json !== null && typeof json === 'object' && '$undefined' in json;
  return isAbsent ? undefined : jsonToConvex(json);
}
