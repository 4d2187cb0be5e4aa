import type { Transaction } from '../run/Transaction';
import type { Database } from '../store/Database';
import type { Document } from '../store/document';
import type { Row } from '../store/Table';
import { matchesFilter } from './matchesFilter';
import type { Plan } from './planQuery';

/** Whether a document passes all filters of a plan. */
export function matchesFilters({ operators }: Plan, document: Document): boolean {
  return operators.every((one) => !('filter' in one) || matchesFilter(one.filter, document));
}

/**
 * Reads the rows of a plan one by one. The range that counts as read grows with each of them, so a query
 * that stops early doesn't run again for what comes after.
 */
export function* scan(database: Database, transaction: Transaction, plan: Plan): Generator<Row> {
  const { table, index, low, high, descending, operators, found } = plan;
  const rows = found ?? database.table(table).indexes.get(index)?.rowsBetween(low, high) ?? [];
  // A search depends on every document, because any of them could start to match.
  const read = found
    ? { table, index, low, high }
    : { table, index, low: descending ? high : low, high: descending ? high : low };
  transaction.addRead(read);
  let left = Math.min(...operators.map((one) => ('limit' in one ? one.limit : Infinity)), Infinity);
  if (left === 0) return;
  for (const row of descending ? rows.toReversed() : rows) {
    transaction.countDocument(row.document);
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
