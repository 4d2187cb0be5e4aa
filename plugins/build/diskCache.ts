import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { fingerprint, ownRoot, type StepInputs, sha256 } from './fingerprint.ts';

/** Where and how results are stored. */
export interface DiskCacheOptions extends StepInputs {
  /** The name of the folder in `node_modules/.cache`. */
  name: string;
  /** How values are stored: as JSON, or as the bytes of a `Uint8Array`. @defaultValue `json` */
  format?: 'json' | 'bytes';
  /**
   * The size limit. Above it, the entries that haven't been used for the longest time are removed.
   * @defaultValue 128 MiB
   */
  maxBytes?: number;
  /**
   * The folder that contains the cache's folder.
   * @defaultValue `node_modules/.cache` of the project
   */
  cacheDir?: string;
}

/** What a result was computed from: one text or several parts. */
export type Content = string | Uint8Array | readonly (string | Uint8Array)[];

/** The results of a step from this run and earlier ones. */
export interface DiskCache<Value> {
  /** Returns the result for the content, or undefined if there is none or it can't be read. */
  get(content: Content): Value | undefined;
  set(content: Content, value: Value): void;
  /** Returns the stored result, or computes and stores it. Simultaneous calls compute it once. */
  getOrCompute(content: Content, compute: () => Value | Promise<Value>): Promise<Value>;
  /** Like `getOrCompute`, for a synchronous step. */
  getOrComputeSync(content: Content, compute: () => Value): Value;
}

const checksumLength = 32;

/** The files in one cache's folder, and its size limit. */
class Store {
  readonly #dir: string;
  readonly #maxBytes: number;
  /** The number of bytes written since the folder was last measured; undefined before the first time. */
  #written: number | undefined;
  #measured = 0;
  #count = 0;

  constructor(dir: string, maxBytes: number) {
    this.#dir = dir;
    this.#maxBytes = maxBytes;
  }

  read(key: string): Buffer | undefined {
    const file = join(this.#dir, key);
    try {
      const bytes = readFileSync(file);
      const payload = bytes.subarray(checksumLength);
      if (sha256(payload).slice(0, checksumLength) !== bytes.toString('latin1', 0, checksumLength))
        return undefined;
      const now = new Date();
      utimesSync(file, now, now);
      return payload;
    } catch {
      // A missing file, one removed by another process, and an unreadable one all count as a miss.
      return undefined;
    }
  }

  write(key: string, payload: Uint8Array): void {
    mkdirSync(this.#dir, { recursive: true });
    this.#count += 1;
    const part = join(this.#dir, `${key}.${process.pid}-${threadId}-${this.#count}`);
    const checksum = Buffer.from(sha256(payload).slice(0, checksumLength), 'latin1');
    writeFileSync(part, Buffer.concat([checksum, payload]));
    try {
      renameSync(part, join(this.#dir, key));
    } catch {
      // On Windows a file can't be replaced while another process reads it. The existing entry has the same
      // key.
      rmSync(part, { force: true });
    }
    this.#limit(checksumLength + payload.length);
  }

  #limit(bytes: number): void {
    this.#written = this.#written === undefined ? undefined : this.#written + bytes;
    const isDue =
      this.#written === undefined ||
      this.#measured + this.#written > this.#maxBytes ||
      // Another process may be writing as well.
      this.#written > this.#maxBytes / 8;
    if (!isDue) return;
    this.#measured = this.#evict();
    this.#written = 0;
  }

  /** Removes the least recently used entries until the folder is within its limit, and returns its size. */
  #evict(): number {
    const entries = readdirSync(this.#dir).flatMap((name) => {
      const file = join(this.#dir, name);
      const stats = statSync(file, { throwIfNoEntry: false });
      return stats?.isFile() ? [{ file, size: stats.size, used: stats.mtimeMs }] : [];
    });
    let size = entries.reduce((sum, entry) => sum + entry.size, 0);
    if (size <= this.#maxBytes) return size;
    // It removes more than necessary, so that the next entries don't measure the folder again.
    const target = this.#maxBytes * 0.9;
    for (const entry of entries.sort((a, b) => a.used - b.used)) {
      if (size <= target) break;
      rmSync(entry.file, { force: true });
      size -= entry.size;
    }
    return size;
  }
}

/**
 * Opens the cache of a step in `node_modules/.cache/<name>`. A result is only found while the content and
 * everything in `fingerprint` stay the same. Processes and threads can share a cache.
 */
export function createDiskCache<Value>(cacheOptions: DiskCacheOptions): DiskCache<Value> {
  const { name, format = 'json', maxBytes = 128 * 2 ** 20, root = ownRoot } = cacheOptions;
  const { cacheDir = join(root, 'node_modules/.cache') } = cacheOptions;
  const step = fingerprint(cacheOptions);
  const store = new Store(join(cacheDir, name), maxBytes);
  const running = new Map<string, Promise<Value>>();

  const keyOf = (content: Content) => {
    const parts =
      typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
    return sha256(format, step, ...parts);
  };
  const read = (key: string): Value | undefined => {
    const payload = store.read(key);
    if (payload === undefined) return undefined;
    return format === 'bytes' ? (payload as Value) : (JSON.parse(payload.toString()) as Value);
  };
  const write = (key: string, value: Value) => {
    store.write(
      key,
      format === 'bytes' ? (value as Uint8Array) : Buffer.from(JSON.stringify(value)),
    );
  };

  return {
    get: (content) => read(keyOf(content)),
    set: (content, value) => write(keyOf(content), value),
    getOrCompute(content, compute) {
      const key = keyOf(content);
      const pending = running.get(key);
      if (pending) return pending;
      const result = (async () => {
        const known = read(key);
        if (known !== undefined) return known;
        const value = await compute();
        write(key, value);
        return value;
      })().finally(() => running.delete(key));
      running.set(key, result);
      return result;
    },
    getOrComputeSync(content, compute) {
      const key = keyOf(content);
      const known = read(key);
      if (known !== undefined) return known;
      const value = compute();
      write(key, value);
      return value;
    },
  };
}
