// cspell:disable-next-line
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const idLength = 32;

/** Creates document ids and knows the table of each. */
export class Ids {
  readonly #tables = new Map<string, string>();

  create(table: string): string {
    const bytes = crypto.getRandomValues(new Uint8Array(idLength - 1));
    const id = `j${Array.from(bytes, (byte) => alphabet[byte & 31]).join('')}`;
    this.#tables.set(id, table);
    return id;
  }

  /** The table of an id, also of a deleted document; undefined for any other text. */
  tableOf(id: string): string | undefined {
    return this.#tables.get(id);
  }

  /**
   * The table of an id that a function passed to the database.
   * @param call the function's name in the error: `db.get`
   * @param expected the table that the function has named
   * @throws when it isn't an id, or one of another table
   */
  decode(id: string, call: string, expected: string | undefined): string {
    const table = this.#tables.get(id);
    if (table !== undefined && table !== (expected ?? table)) {
      throw new Error(
        `Invalid argument \`id\` for \`${call}\`: expected to be an Id<"${expected}">, got Id<"${table}"> instead.`,
      );
    }
    if (table !== undefined) return table;
    const isLength = id.length >= 31 && id.length <= 37;
    const reason = isLength ? "ID wasn't valid base32" : `Invalid ID length ${id.length}`;
    throw new Error(`Invalid argument \`id\` for \`${call}\`: Unable to decode ID: ${reason}`);
  }
}
