import { type Bound, type Database, type Document, isBetween, type Write } from './database';

/** What a query has read: one document, or a range of an index. */
export type Read =
  | { table: string; id: string }
  | { table: string; index: string; low: Bound; high: Bound };

/** The reads and writes of one query or mutation. Writes go to the database immediately and can be undone. */
export class Transaction {
  readonly kind: 'query' | 'mutation';
  readonly reads: Read[] = [];
  readonly writes: Write[] = [];
  documentsRead = 0;
  /** The end cursor of its page in an earlier run. */
  readonly pinnedEnd: string | null;
  /** The end cursor of its page; undefined if it doesn't paginate. */
  end: string | undefined;
  readonly #database: Database;

  constructor(database: Database, kind: 'query' | 'mutation', pinnedEnd: string | null = null) {
    this.#database = database;
    this.kind = kind;
    this.pinnedEnd = pinnedEnd;
  }

  write(table: string, id: string, after: Document | null): void {
    const before = this.#database.table(table).put(id, after);
    this.writes.push({ table, id, before, after });
  }

  /** Undoes all writes but the first ones. */
  undo(kept = 0): void {
    for (const { table, id, before } of this.writes.splice(kept).reverse()) {
      this.#database.table(table).put(id, before);
    }
  }
}

/** Whether writes have changed anything that was read. */
export function touches(
  database: Database,
  writes: readonly Write[],
  reads: readonly Read[],
): boolean {
  return writes.some(({ table: name, id, before, after }) =>
    reads.some((read) => {
      if (read.table !== name) return false;
      if ('id' in read) return read.id === id;
      const table = database.table(name);
      return [before, after].some(
        (one) => one && isBetween(table.keyOf(one, read.index), read.low, read.high),
      );
    }),
  );
}
