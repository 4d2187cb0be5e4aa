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

/** Compares two values in the platform's order: undefined, null, bigint, number, boolean, string, … */
export function compare(a: Value | undefined, b: Value | undefined): number {
  if (a === b) return 0;
  // The common case, without the checks for NaN and negative zero.
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : 1;
  return compareValues(a, b);
}

/** Whether a key comes before (-1) or after (1) a bound. */
function compareWithBound(key: Key, { prefix, after }: Bound): -1 | 1 {
  for (const [index, value] of prefix.entries()) {
    const order = compare(key[index], value);
    if (order !== 0) return order < 0 ? -1 : 1;
  }
  return after ? -1 : 1;
}

export function isBetween(key: Key, low: Bound, high: Bound): boolean {
  return compareWithBound(key, low) > 0 && compareWithBound(key, high) < 0;
}

class TableIndex {
  readonly fields: readonly string[];
  readonly #rows: Row[] = [];

  /** @param fields with `_creationTime` and `_id` at the end, which make every key unique */
  constructor(fields: readonly string[]) {
    this.fields = fields;
  }

  keyOf(document: Document): Key {
    return this.fields.map((field) => fieldAt(field, document));
  }

  /** The position of the first row after a bound. */
  #seek(bound: Bound): number {
    let low = 0;
    let high = this.#rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const row = this.#rows[middle];
      if (row && compareWithBound(row.key, bound) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  add(document: Document): void {
    const key = this.keyOf(document);
    this.#rows.splice(this.#seek({ prefix: key, after: false }), 0, { key, document });
  }

  remove(document: Document): void {
    this.#rows.splice(this.#seek({ prefix: this.keyOf(document), after: false }), 1);
  }

  rowsBetween(low: Bound, high: Bound): Row[] {
    return this.#rows.slice(this.#seek(low), this.#seek(high));
  }
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
  readonly indexes = new Map<string, TableIndex>();

  constructor(name: string, definition?: TableDefinition) {
    this.name = name;
    this.definition = definition;
    this.indexes.set('by_creation_time', new TableIndex(['_creationTime', '_id']));
    this.indexes.set('by_id', new TableIndex(['_id']));
    for (const { indexDescriptor, fields } of definition?.indexes ?? []) {
      this.indexes.set(indexDescriptor, new TableIndex([...fields, '_creationTime', '_id']));
    }
  }

  /** Replaces, adds or removes (null) a document, and returns the one before. */
  put(id: string, document: Document | null): Document | null {
    const before = this.documents.get(id) ?? null;
    for (const index of this.indexes.values()) {
      if (before) index.remove(before);
      if (document) index.add(document);
    }
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
    const fault = `Invalid argument \`id\` for \`${call}\`: `;
    if (table === undefined) {
      const isLength = id.length >= 31 && id.length <= 37;
      const reason = isLength ? "ID wasn't valid base32" : `Invalid ID length ${id.length}`;
      throw new Error(`${fault}Unable to decode ID: ${reason}`);
    }
    if (table === (expected ?? table)) return table;
    throw new Error(`${fault}expected to be an Id<"${expected}">, got Id<"${table}"> instead.`);
  }
}
