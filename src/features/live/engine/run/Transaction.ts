import { getDocumentSize, type Value } from 'convex/values';
import type { Database, Write } from '../store/Database';
import type { Document } from '../store/document';
import { type Bound, isBetween } from '../store/keys';
import { limits, TooMuch } from './limits';

/** What a query has read: one document, or a range of an index. */
export type Read =
  | { table: string; id: string }
  | { table: string; index: string; low: Bound; high: Bound };

/** The reads and writes of one query or mutation. Writes go to the database immediately and can be undone. */
export class Transaction {
  readonly kind: 'query' | 'mutation';
  readonly reads: Read[] = [];
  readonly writes: Write[] = [];
  /** The ids of the functions that it has scheduled. */
  readonly scheduled: string[] = [];
  documentsRead = 0;
  bytesRead = 0;
  /** The end cursor of its page in an earlier run. */
  readonly pinnedEnd: string | null;
  /** The end cursor of its page; undefined if it doesn't paginate. */
  end: string | undefined;
  /** The time of the data that it sees. */
  readonly snapshot: bigint;
  readonly #database: Database;

  constructor(database: Database, kind: 'query' | 'mutation', pinnedEnd: string | null = null) {
    this.#database = database;
    this.snapshot = database.version;
    this.kind = kind;
    this.pinnedEnd = pinnedEnd;
  }

  addRead(read: Read): void {
    this.reads.push(read);
    if (this.reads.length > limits.databaseQueries) {
      throw new TooMuch('reads', limits.databaseQueries);
    }
  }

  countDocument(document: Document): void {
    this.documentsRead += 1;
    this.bytesRead += getDocumentSize(document as Record<string, Value>);
    if (this.documentsRead > limits.documentsRead) {
      throw new TooMuch('documents read', limits.documentsRead);
    }
  }

  write(table: string, id: string, after: Document | null): void {
    if (this.writes.length >= limits.documentsWritten) {
      throw new TooMuch('writes', limits.documentsWritten);
    }
    const before = this.#database.table(table).put(id, after);
    this.writes.push({ table, id, before, after });
  }

  schedule(id: string): void {
    if (this.scheduled.length >= limits.functionsScheduled) {
      throw new Error(
        `Too many functions scheduled by this mutation (limit: ${limits.functionsScheduled})`,
      );
    }
    this.scheduled.push(id);
  }

  /** A point to go back to with `undo`. */
  savepoint() {
    return { writes: this.writes.length, scheduled: this.scheduled.length };
  }

  /** Undoes everything after a savepoint. @defaultValue everything */
  undo({ writes, scheduled } = { writes: 0, scheduled: 0 }): void {
    for (const { table, id, before } of this.writes.splice(writes).reverse()) {
      this.#database.table(table).put(id, before);
    }
    this.scheduled.length = scheduled;
  }
}

/** Whether writes have changed anything that was read. */
export function touches(
  database: Database,
  writes: readonly Write[],
  reads: readonly Read[],
): boolean {
  return writes.some(({ table, id, before, after }) =>
    reads.some((read) => {
      if (read.table !== table) return false;
      if ('id' in read) return read.id === id;
      const index = database.table(table).indexes.get(read.index);
      return [before, after].some(
        (document) => document && index && isBetween(index.keyOf(document), read.low, read.high),
      );
    }),
  );
}
