import type { GenericSchema, SchemaDefinition } from 'convex/server';
import { compareValues, type Value } from 'convex/values';

/** A document as the engine keeps it: with its system fields, and without absent fields. */
export interface Document {
  [field: string]: Value | undefined;
  _id: string;
  _creationTime: number;
}

/** A change of one document. `before` is null for an insert, `after` for a delete. */
export interface Write {
  table: string;
  id: string;
  before: Document | null;
  after: Document | null;
}

/** The values of an index's fields in one document. */
export type Key = readonly (Value | undefined)[];

/** One end of a range: just before or just after all keys that start with a prefix. */
export interface Bound {
  prefix: Key;
  after: boolean;
}

/** What a query has read: one document, or a range of an index. */
export type Read =
  | { table: string; id: string }
  | { table: string; index: string; low: Bound; high: Bound };

export interface Row {
  key: Key;
  document: Document;
}

/** Reads a field by its path: `owner.name`. */
export function fieldAt(path: string, document: Document): Value | undefined {
  let value: unknown = document;
  for (const part of path.split('.')) {
    value = (value as Record<string, unknown> | null | undefined)?.[part];
  }
  return value as Value | undefined;
}

function compareKeys(a: Key, b: Key): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const order = compareValues(a[index], b[index]);
    if (order !== 0) return order;
  }
  return 0;
}

export function isBetween(key: Key, low: Bound, high: Bound): boolean {
  const [fromLow, fromHigh] = [compareKeys(key, low.prefix), compareKeys(key, high.prefix)];
  return (low.after ? fromLow > 0 : fromLow >= 0) && (high.after ? fromHigh <= 0 : fromHigh < 0);
}

export interface TableDefinition {
  indexes: readonly { indexDescriptor: string; fields: readonly string[] }[];
  searchIndexes: readonly { indexDescriptor: string }[];
  documentType: unknown;
}

export class Table {
  readonly name: string;
  readonly definition: TableDefinition | undefined;
  readonly documents = new Map<string, Document>();
  /** The fields of each, with `_creationTime` and `_id` at the end, which make every key unique. */
  readonly indexes = new Map<string, readonly string[]>();

  constructor(name: string, definition?: TableDefinition) {
    this.name = name;
    this.definition = definition;
    this.indexes.set('by_creation_time', ['_creationTime', '_id']);
    this.indexes.set('by_id', ['_id']);
    for (const { indexDescriptor, fields } of definition?.indexes ?? []) {
      this.indexes.set(indexDescriptor, [...fields, '_creationTime', '_id']);
    }
  }

  keyOf(document: Document, index: string): Key {
    return this.indexes.get(index)?.map((field) => fieldAt(field, document)) ?? [];
  }

  /** The rows of a range. A sample has few documents, so they are sorted when they are read. */
  rowsBetween(index: string, low: Bound, high: Bound): Row[] {
    return [...this.documents.values()]
      .map((document) => ({ key: this.keyOf(document, index), document }))
      .filter(({ key }) => isBetween(key, low, high))
      .sort((a, b) => compareKeys(a.key, b.key));
  }

  /** Replaces, adds or removes (null) a document, and returns the one before. */
  put(id: string, document: Document | null): Document | null {
    const before = this.documents.get(id) ?? null;
    if (document) this.documents.set(id, document);
    else this.documents.delete(id);
    return before;
  }
}

// cspell:disable-next-line
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** All tables of one backend, in memory. */
export class Database {
  /** Whether writes must match the schema. */
  readonly validates: boolean;
  /** The number of the last commit, which is the timestamp of a snapshot. */
  version = 1n;
  readonly #tables = new Map<string, Table>();
  /** The tables of all ids, also of deleted documents. */
  readonly #tableOfId = new Map<string, string>();
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
    const table = this.#tables.get(name) ?? new Table(name);
    this.#tables.set(name, table);
    return table;
  }

  get tables(): Table[] {
    return [...this.#tables.values()];
  }

  /** A creation time that is later than all others. */
  nextCreationTime(): number {
    this.#lastCreationTime = Math.max(Date.now(), this.#lastCreationTime + 0.001);
    return this.#lastCreationTime;
  }

  createId(table: string): string {
    const bytes = crypto.getRandomValues(new Uint8Array(31));
    const id = `j${Array.from(bytes, (byte) => alphabet[byte & 31]).join('')}`;
    this.#tableOfId.set(id, table);
    return id;
  }

  readonly tableOf = (id: string) => this.#tableOfId.get(id);

  /**
   * The table of an id that a function passed to the database.
   * @param call the function's name in the error: `db.get`
   * @param expected the table that the function has named
   * @throws when it isn't an id, or one of another table
   */
  decodeId(id: string, call: string, expected: string | undefined): string {
    const table = this.#tableOfId.get(id);
    if (table !== undefined && table === (expected ?? table)) return table;
    const fault = table
      ? `expected to be an Id<"${expected}">, got Id<"${table}"> instead.`
      : 'Unable to decode ID';
    throw new Error(`Invalid argument \`id\` for \`${call}\`: ${fault}`);
  }
}
