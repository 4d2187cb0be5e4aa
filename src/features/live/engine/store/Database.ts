import type { GenericSchema, SchemaDefinition } from 'convex/server';
import type { Document } from './document';
import { Ids } from './ids';
import { Table, type TableDefinition } from './Table';

/** A change of one document. `before` is null for an insert, `after` for a delete. */
export interface Write {
  table: string;
  id: string;
  before: Document | null;
  after: Document | null;
}

/** All tables of one backend, in memory. */
export class Database {
  readonly ids = new Ids();
  /** Whether writes must match the schema. */
  readonly validates: boolean;
  /** The number of commits so far, which serves as the timestamp of a snapshot. */
  version = 0n;
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

  /** A creation time that is later than all others. */
  nextCreationTime(now: number): number {
    const time = now > this.#lastCreationTime ? now : this.#lastCreationTime + 0.001;
    this.#lastCreationTime = time;
    return time;
  }
}
