import {
  compareValues,
  convexToJson,
  type JSONValue,
  jsonToConvex,
  type Value,
} from 'convex/values';
import {
  type Bound,
  type Database,
  type Document,
  fieldAt,
  type Key,
  type Row,
  type Table,
} from './database';
import type { Transaction } from './Transaction';

// Reads what `convex/server` asks for when a function has built a query.

interface Condition {
  type: 'Eq' | 'Gt' | 'Gte' | 'Lt' | 'Lte' | 'Search';
  fieldPath: string;
  value: JSONValue;
}

export interface SerializedQuery {
  source:
    | { type: 'FullTableScan'; tableName: string; order: 'asc' | 'desc' | null }
    | {
        type: 'IndexRange';
        indexName: string;
        range: readonly Condition[];
        order: 'asc' | 'desc' | null;
      }
    | { type: 'Search'; indexName: string; filters: readonly Condition[] };
  operators: readonly ({ filter: JSONValue } | { limit: number })[];
}

interface Plan {
  table: string;
  index: string;
  low: Bound;
  high: Bound;
  descending: boolean;
  operators: SerializedQuery['operators'];
  /** The rows of a text search, in order; undefined for those between the bounds. */
  found: Row[] | undefined;
}

/** Reads a value, where `{ $undefined: null }` is an absent field. */
export function parseValue(json: JSONValue): Value | undefined {
  const isAbsent = json !== null && typeof json === 'object' && '$undefined' in json;
  return isAbsent ? undefined : jsonToConvex(json);
}

/** The ends of a range. Its conditions have to use the fields of the index in its order. */
function boundsOf(name: string, indexed: readonly string[], range: readonly Condition[]) {
  const equal = range.filter(({ type }) => type === 'Eq');
  const lower = range.find(({ type }) => type.startsWith('G'));
  const upper = range.find(({ type }) => type.startsWith('L'));
  const used = [...equal, lower ?? upper].flatMap((one) => one?.fieldPath ?? []);
  const wrong = used.find((field, index) => indexed[index] !== field);
  if (wrong !== undefined) {
    throw new Error(
      `Tried to query index ${name} but the query didn't use the index fields in order.\nIndex fields: ${JSON.stringify(indexed)}\nQuery fields: ${JSON.stringify(used)}\nFirst incorrect field: ${JSON.stringify(wrong)}\nFor more information see https://docs.convex.dev/using/indexes.`,
    );
  }
  const prefix = equal.map(({ value }) => parseValue(value));
  const bound = (condition: Condition | undefined, after: boolean) => ({
    prefix: condition ? [...prefix, parseValue(condition.value)] : prefix,
    after,
  });
  return {
    low: bound(lower, lower?.type === 'Gt'),
    high: bound(upper, !upper || upper.type === 'Lte'),
  };
}

/**
 * Finds what a query reads.
 * @throws the platform's error when its index doesn't exist or doesn't have the fields
 */
export function planQuery(database: Database, { source, operators }: SerializedQuery): Plan {
  const all = { low: { prefix: [], after: false }, high: { prefix: [], after: true } };
  const base = { ...all, index: 'by_creation_time', operators, found: undefined };
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
  const fields = index === 'by_id' ? known : known.slice(0, -1);
  const bounds = boundsOf(source.indexName, fields, source.range);
  return { ...base, table, index, ...bounds, descending: source.order === 'desc' };
}

const comparisons: Record<string, (order: number) => boolean> = {
  $eq: (order) => order === 0,
  $neq: (order) => order !== 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
};

function evaluate(expression: JSONValue, document: Document): Value | undefined {
  const [[operator, operand] = ['', null]] = Object.entries(
    expression as Record<string, JSONValue>,
  );
  const operands = () => (operand as JSONValue[]).map((one) => evaluate(one, document));
  if (operator === '$literal') return parseValue(operand);
  if (operator === '$field') return fieldAt(operand as string, document);
  if (operator === '$not') return !evaluate(operand, document);
  if (operator === '$and') return operands().every(Boolean);
  if (operator === '$or') return operands().some(Boolean);
  const accepts = comparisons[operator];
  const [a, b] = operands();
  return accepts ? accepts(compareValues(a, b)) : refuse(`the filter ${operator}`);
}

function matchesFilters({ operators }: Plan, document: Document): boolean {
  return operators.every((one) => !('filter' in one) || evaluate(one.filter, document) === true);
}

/** @throws because a function needs what only a deployment has */
export function refuse(what: string): never {
  throw new Error(
    `Live samples don't have ${what}. Run this code in your own deployment: npx convex dev`,
  );
}

/**
 * Reads the rows of a plan one by one. The range that counts as read grows with each of them, so a query
 * that stops early doesn't run again for what comes after.
 */
export function* scan(database: Database, transaction: Transaction, plan: Plan): Generator<Row> {
  const { table, index, low, high, descending, operators, found } = plan;
  const rows = found ?? database.table(table).rowsBetween(index, low, high);
  // A search depends on every document, because any of them could start to match.
  const read = found
    ? { table, index, low, high }
    : { table, index, low: descending ? high : low, high: descending ? high : low };
  transaction.reads.push(read);
  let left = Math.min(...operators.map((one) => ('limit' in one ? one.limit : Infinity)), Infinity);
  if (left === 0) return;
  for (const row of descending ? rows.toReversed() : rows) {
    transaction.documentsRead += 1;
    if (!found && descending) read.low = { prefix: row.key, after: false };
    else if (!found) read.high = { prefix: row.key, after: true };
    if (!matchesFilters(plan, row.document)) continue;
    yield row;
    left -= 1;
    if (left <= 0) return;
  }
  read.low = low;
  read.high = high;
}

function wordsOf(text: unknown): string[] {
  return String(text ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * How many words match the terms, of which the last can be the start of a word. On the platform, rare words and short
 * texts count for more; counting is enough for a sample.
 */
function scoreOf(words: readonly string[], terms: readonly string[]): number {
  const last = terms.at(-1) ?? '';
  const isMatch = (word: string) => terms.includes(word) || (last !== '' && word.startsWith(last));
  return words.filter(isMatch).length;
}

/**
 * Finds the rows for a text search, best first.
 * @throws when the schema doesn't have the search index
 */
function searchRows(table: Table, index: string, conditions: readonly Condition[]): Row[] {
  const known = table.definition?.searchIndexes.some((one) => one.indexDescriptor === index);
  const search = conditions.find(({ type }) => type === 'Search');
  if (!known || !search) throw new Error(`Index ${table.name}.${index} not found.`);
  const terms = wordsOf(search.value);
  const filters = conditions.filter(({ type }) => type === 'Eq');
  const rows: { score: number; key: number[]; document: Document }[] = [];
  for (const document of table.documents.values()) {
    const isChosen = filters.every(
      ({ fieldPath, value }) =>
        compareValues(fieldAt(fieldPath, document), parseValue(value)) === 0,
    );
    const score = isChosen ? scoreOf(wordsOf(fieldAt(search.fieldPath, document)), terms) : 0;
    if (score > 0) rows.push({ score, key: [-score, -document._creationTime], document });
  }
  return rows.sort((a, b) => compareValues(a.key, b.key));
}

export interface PageRequest {
  query: SerializedQuery;
  cursor: string | null;
  pageSize: number;
}

const endOfRows = '_end';

const encode = (key: Key) =>
  JSON.stringify(
    key.map((value) => (value === undefined ? { $undefined: null } : convexToJson(value))),
  );
const decode = (cursor: string): Key => (JSON.parse(cursor) as JSONValue[]).map(parseValue);

/**
 * Reads one page. Its end stays where it was when the query runs again: rows can appear on the page and
 * vanish from it, but none slips between two pages.
 */
export function paginate(database: Database, transaction: Transaction, request: PageRequest) {
  if (transaction.end !== undefined) {
    throw new Error(
      'This query or mutation function ran multiple paginated queries. Convex only supports a single paginated query in each function.',
    );
  }
  const { cursor, pageSize } = request;
  const plan = planQuery(database, request.query);
  const pinned = transaction.call.journal ?? null;
  const cut = (at: string | null, isStart: boolean) => {
    if (at === null || at === endOfRows) return;
    const side = isStart === plan.descending ? 'high' : 'low';
    plan[side] = { prefix: decode(at), after: !plan.descending };
  };
  cut(cursor, true);
  cut(pinned, false);

  const page: JSONValue[] = [];
  let last: Key | undefined;
  let hasMore = false;
  if (cursor !== endOfRows) {
    for (const { key, document } of scan(database, transaction, { ...plan, operators: [] })) {
      last = key;
      if (matchesFilters(plan, document)) page.push(convexToJson(document as Value));
      hasMore = pinned === null && page.length >= pageSize;
      if (hasMore) break;
    }
  }
  const continueCursor = pinned ?? (hasMore && last ? encode(last) : endOfRows);
  transaction.end = continueCursor;
  return {
    page,
    isDone: continueCursor === endOfRows,
    continueCursor,
    splitCursor: null,
    pageStatus: null,
  };
}
