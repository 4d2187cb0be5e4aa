import { convexToJson, type JSONValue, type Value } from 'convex/values';
import type { Database, Key } from './database';
import { matchesFilters, parseValue, planQuery, type SerializedQuery, scan } from './queries';
import type { Transaction } from './Transaction';

export interface PageRequest {
  query: SerializedQuery;
  cursor: string | null;
  pageSize: number;
}

/** The cursor after the last row. */
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
