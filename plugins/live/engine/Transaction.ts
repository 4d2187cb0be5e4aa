import type { Call } from './calls';
import { type Database, type Document, isBetween, type Read, type Write } from './database';
import type { Scope } from './environment';

/** The run of a query or mutation. Its writes go to the database immediately and can be undone. */
export class Transaction {
  readonly kind: 'query' | 'mutation';
  readonly call: Call;
  readonly scope: Scope = { frozenTime: Date.now(), log: [] };
  readonly reads: Read[] = [];
  readonly writes: Write[] = [];
  documentsRead = 0;
  /** The end cursor of its page; undefined if it doesn't paginate. */
  end: string | undefined;
  /** How long its function has run, without pauses. */
  milliseconds = 0;
  readonly #database: Database;

  constructor(database: Database, kind: 'query' | 'mutation', call: Call) {
    this.#database = database;
    this.kind = kind;
    this.call = call;
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
