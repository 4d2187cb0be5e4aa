import type { Database } from './Database';

/** The system table of stored files. */
export const storedFiles = '_storage';

/** Files that actions store. They live in memory, and nothing can upload or serve them over HTTP. */
export class Storage {
  readonly #database: Database;
  readonly #blobs = new Map<string, { blob: Blob; url?: string }>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Keeps a file and returns its id. */
  store(blob: Blob): string {
    const id = this.#database.ids.create(storedFiles);
    this.#blobs.set(id, { blob });
    return id;
  }

  /** The document of a file in `_storage`. */
  documentOf(id: string, blob: Blob) {
    return {
      _id: id,
      _creationTime: this.#database.nextCreationTime(Date.now()),
      size: blob.size,
      contentType: blob.type,
    };
  }

  get(id: string): Blob | null {
    return this.#blobs.get(id)?.blob ?? null;
  }

  /** An address that works inside the sample only, or null if the file doesn't exist. */
  urlOf(id: string): string | null {
    const file = this.#blobs.get(id);
    if (!file) return null;
    file.url ??= URL.createObjectURL(file.blob);
    return file.url;
  }

  delete(id: string): void {
    const { url } = this.#blobs.get(id) ?? {};
    if (url !== undefined) URL.revokeObjectURL(url);
    this.#blobs.delete(id);
  }
}
