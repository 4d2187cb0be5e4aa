import type { GenericSchema, SchemaDefinition } from 'convex/server';
import { convexToJson, jsonToConvex, type Value } from 'convex/values';
import { type Document, withCommitTs } from './document';
import { Ids } from './ids';
import { Table, type TableDefinition } from './Table';

/** A change of one document. `before` is null for an insert, `after` for a delete. */
export interface Write {
  table: string;
  id: string;
  before: Document | null;
  after: Document | null;
}

const nanoseconds = () => BigInt(Date.now()) * 1_000_000n;

/** All tables of one backend, in memory. */
export class Database {
  readonly ids = new Ids();
  /** Whether writes must match the schema. */
  readonly validates: boolean;
  /** The time of the last commit, in nanoseconds, which is the timestamp of a snapshot. */
  version = nanoseconds();
  readonly #tables = new Map<string, Table>();
  #lastCreationTime = 0;

  constructor(schema?: SchemaDefinition<GenericSchema, boolean>) {
    this.validates = schema?.schemaValidation ?? false;
    for (const [name, definition] of Object.entries(schema?.tables ?? {})) {
      // `export` is how the CLI reads a table; the package's types leave it out.
      const { export: read } = definition as unknown as { export: () => TableDefinition };
      this.#tables.set(name, new Table(name, read.call(definition)));
    }
  }

  /** A table, which is created when it is first used. */
  table(name: string): Table {
    const known = this.#tables.get(name);
    if (known) return known;
    const table = new Table(name);
    this.#tables.set(name, table);
    return table;
  }

  /** All tables that the schema has or that functions have used. */
  get tables(): Table[] {
    return [...this.#tables.values()];
  }

  /** Gives writes the time of their commit, which is later than all others. */
  commit(writes: readonly Write[]): void {
    const now = nanoseconds();
    this.version = now > this.version ? now : this.version + 1n;
    for (const write of writes) {
      const { table, id, after } = write;
      if (!after) continue;
      const json = convexToJson(after as Value);
      const resolved = withCommitTs(json, this.version);
      if (resolved === json) continue;
      write.after = jsonToConvex(resolved) as Document;
      // A later write of the same transaction can have replaced it.
      const kept = this.table(table);
      if (kept.documents.get(id) === after) kept.put(id, write.after);
    }
  }

  /** A creation time that is later than all others. */
  nextCreationTime(now: number): number {
    const time = now > this.#lastCreationTime ? now : this.#lastCreationTime + 0.001;
    this.#lastCreationTime = time;
    return time;
  }
}
