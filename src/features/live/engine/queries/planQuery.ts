import type { Database } from '../store/Database';
import type { Bound } from '../store/keys';
import type { Row } from '../store/Table';
import { searchRows } from './searchRows';
import { type Operator, parseValue, type RangeCondition, type SerializedQuery } from './serialized';

/** The rows that a query reads, and their order. */
export interface Plan {
  table: string;
  index: string;
  low: Bound;
  high: Bound;
  descending: boolean;
  operators: readonly Operator[];
  /** The rows of a text search, in order; undefined for those between the bounds. */
  found: Row[] | undefined;
}

const start: Bound = { prefix: [], after: false };
const end: Bound = { prefix: [], after: true };

const moreAboutIndexes = 'For more information see https://docs.convex.dev/using/indexes.';

/** Checks that the conditions use the fields of the index in its order. */
function checkFields(name: string, indexed: readonly string[], used: readonly string[]): void {
  const shown = JSON.stringify(indexed);
  for (const field of used) {
    if (!indexed.includes(field)) {
      throw new Error(
        `The index range included a comparison with ${JSON.stringify(field)}, but ${name} with fields ${shown} doesn't index this field. ${moreAboutIndexes}`,
      );
    }
  }
  const wrong = used.find((field, index) => indexed[index] !== field);
  if (wrong !== undefined) {
    throw new Error(
      `Tried to query index ${name} but the query didn't use the index fields in order.\nIndex fields: ${shown}\nQuery fields: ${JSON.stringify(used)}\nFirst incorrect field: ${JSON.stringify(wrong)}\n${moreAboutIndexes}`,
    );
  }
}

function boundsOf(name: string, indexed: readonly string[], range: readonly RangeCondition[]) {
  const equal = range.filter(({ type }) => type === 'Eq');
  const lower = range.find(({ type }) => type.startsWith('G'));
  const upper = range.find(({ type }) => type.startsWith('L'));
  const last = lower ?? upper;
  const names = [...equal, ...(last ? [last] : [])].map(({ fieldPath }) => fieldPath);
  checkFields(name, indexed, names);
  const prefix = equal.map(({ value }) => parseValue(value));
  const low = lower
    ? { prefix: [...prefix, parseValue(lower.value)], after: lower.type === 'Gt' }
    : { prefix, after: false };
  const high = upper
    ? { prefix: [...prefix, parseValue(upper.value)], after: upper.type === 'Lte' }
    : { prefix, after: true };
  return { low, high };
}

/**
 * Finds what a query reads.
 * @throws the platform's error when its index doesn't exist or doesn't have the fields
 */
export function planQuery(database: Database, { source, operators }: SerializedQuery): Plan {
  const base = { index: 'by_creation_time', low: start, high: end, operators, found: undefined };
  if (source.type === 'FullTableScan') {
    return { ...base, table: source.tableName, descending: source.order === 'desc' };
  }
  const [table = '', index = ''] = source.indexName.split('.');
  if (source.type === 'Search') {
    const found = searchRows(database.table(table), index, source.filters);
    return { ...base, table, descending: false, found };
  }
  const known = database.table(table).indexes.get(index);
  if (!known) throw new Error(`Index ${source.indexName} not found.`);
  // Every key ends with the id, which conditions can't name.
  const fields = index === 'by_id' ? known.fields : known.fields.slice(0, -1);
  const bounds = boundsOf(source.indexName, fields, source.range);
  return { ...base, table, index, ...bounds, descending: source.order === 'desc' };
}
