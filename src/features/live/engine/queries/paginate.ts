import { convexToJson, getDocumentSize, type JSONValue, type Value } from 'convex/values';
import type { Transaction } from '../run/Transaction';
import type { Database } from '../store/Database';
import type { Key } from '../store/keys';
import { planQuery } from './planQuery';
import { matchesFilters, scan } from './scan';
import { parseValue, type SerializedQuery } from './serialized';

/** What `.paginate(…)` asks for. */
export interface PageRequest {
  query: SerializedQuery;
  cursor: string | null;
  endCursor: string | null;
  pageSize: number;
  maximumRowsRead: number | null;
  maximumBytesRead?: number | null;
}

/** The cursors before the first row and after the last one. */
const startOfRows = '_start';
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
  const maxRows = request.maximumRowsRead ?? Infinity;
  const maxBytes = request.maximumBytesRead ?? Infinity;
  if (Math.min(maxRows, maxBytes) <= 0) {
    throw new Error('maximumRowsRead and maximumBytesRead must be greater than 0');
  }
  const plan = planQuery(database, request.query);
  const pinned = request.endCursor ?? transaction.pinnedEnd;

  if (cursor !== null && cursor !== startOfRows && cursor !== endOfRows) {
    const prefix = decode(cursor);
    if (plan.descending) plan.high = { prefix, after: false };
    else plan.low = { prefix, after: true };
  }
  if (pinned !== null && pinned !== endOfRows) {
    const prefix = decode(pinned);
    if (plan.descending) plan.low = { prefix, after: false };
    else plan.high = { prefix, after: true };
  }

  const page: JSONValue[] = [];
  const keys: Key[] = [];
  let hasMore = pinned === null && pageSize === 0;
  let isCut = false;
  let bytes = 0;
  if (cursor !== endOfRows && !hasMore) {
    for (const { key, document } of scan(database, transaction, { ...plan, operators: [] })) {
      keys.push(key);
      bytes += getDocumentSize(document as Record<string, Value>);
      if (matchesFilters(plan, document)) page.push(convexToJson(document as Value));
      if (pinned !== null) continue;
      isCut = keys.length >= maxRows || bytes >= maxBytes;
      hasMore = isCut || page.length >= pageSize;
      if (hasMore) break;
    }
  }
  const last = keys.at(-1);
  const own = hasMore ? (last ? encode(last) : (cursor ?? startOfRows)) : endOfRows;
  const continueCursor = pinned ?? own;
  transaction.end = continueCursor;
  // The client splits a page that has grown at this row.
  const middle = keys.length > 1 ? keys[(keys.length >> 1) - 1] : undefined;
  return {
    page,
    isDone: continueCursor === endOfRows,
    continueCursor,
    splitCursor: middle ? encode(middle) : null,
    pageStatus: isCut ? 'SplitRequired' : null,
  };
}
