import { type Document, fieldAt } from './document';
import { type Bound, compareWithBound, type Key } from './keys';

/** A document and its key in one index. */
export interface Row {
  key: Key;
  document: Document;
}

/** The rows of a table in the order of some fields. */
export class TableIndex {
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

  /** The rows between two bounds, in order. */
  rowsBetween(low: Bound, high: Bound): Row[] {
    return this.#rows.slice(this.#seek(low), this.#seek(high));
  }
}

/** What the engine needs to know about a table of the schema. */
export interface TableDefinition {
  indexes: readonly { indexDescriptor: string; fields: readonly string[] }[];
  searchIndexes: readonly {
    indexDescriptor: string;
    searchField: string;
    filterFields: readonly string[];
  }[];
  documentType: unknown;
}

/** The documents of a table and its indexes. */
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
