import { createHash } from 'node:crypto';
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
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

// Node runs this file directly in scripts and worker threads, so it can't import anything that needs a
// loader.

const ownRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');
const suffixes = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json'];
const indexFiles = ['/index.ts', '/index.tsx', '/index.mts', '/index.mjs', '/index.js'];
const code = /\.(?:[cm]?[jt]s|tsx)$/;

/** Everything that can change the result of a step, apart from its content. */
export interface StepInputs {
  /** The entry file of the step, as a path or `import.meta.url`. It and its imports are inputs. */
  entry: string;
  /** The step's configuration. The values must survive `JSON.stringify`. */
  options?: unknown;
  /** Other files that the step reads, relative to the project's folder. A missing file is an input too. */
  files?: readonly string[];
  /** The project's folder. @defaultValue the one that contains this file */
  root?: string;
}

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

interface SourceFile {
  stamp: string;
  hash: string;
  /** The files that its strings name, whether they are imported or read. */
  names: string[];
}

/** File contents, kept until they change: the steps of one process share most of their code. */
const sourceFiles = new Map<string, SourceFile>();

function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The length distinguishes ['ab', 'c'] from ['a', 'bc'].
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function findSource(path: string): string | undefined {
  return [...suffixes, ...indexFiles].map((suffix) => path + suffix).find(isFile);
}

/**
 * Finds the files that a source names in any string, so that `import`, `require`, `new URL` and `join(dir,
 * 'x.mjs')` all count. Finding too many only causes an unnecessary recomputation.
 */
function namedFiles(file: string, text: string, root: string): string[] {
  const names = new Set<string>();
  for (const [, name = ''] of text.matchAll(/['"`]([\w@.$()/-]+)['"`]/g)) {
    const isRelative = /^\.{1,2}(?:\/|$)/.test(name);
    const hasExtension = /\.\w+$/.test(name);
    if (!isRelative && !hasExtension && !name.startsWith('@site/')) continue;
    const found = name.startsWith('@site/')
      ? findSource(join(root, name.slice('@site/'.length)))
      : (findSource(resolve(dirname(file), name)) ??
        (name.includes('/') && !isRelative ? findSource(join(root, name)) : undefined));
    if (found) names.add(found);
  }
  return [...names];
}

function readSource(file: string, root: string): SourceFile {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${root} ${mtimeMs} ${size}`;
  const known = sourceFiles.get(file);
  if (known?.stamp === stamp) return known;
  const bytes = readFileSync(file);
  const names = code.test(file) ? namedFiles(file, bytes.toString(), root) : [];
  const source = { stamp, hash: sha256(bytes), names };
  sourceFiles.set(file, source);
  return source;
}

/** Lists a file and all project files that it imports or names, directly or not, sorted. */
export function importClosure(entry: string, root = ownRoot): string[] {
  const first = entry.startsWith('file:') ? fileURLToPath(entry) : resolve(root, entry);
  const found = new Set([first]);
  // Iterating over a Set includes the items that are added during the iteration.
  for (const file of found) {
    for (const name of readSource(file, root).names) {
      const path = name.slice(root.length + 1).replaceAll('\\', '/');
      const inside = name.startsWith(root) && !path.includes('node_modules/');
      // Pages are content: a message that mentions one as an example doesn't depend on it.
      if (inside && !path.startsWith('docs/')) found.add(name);
    }
  }
  return [...found].sort();
}

/**
 * Hashes everything besides the content that can change a step's result: its code with all imports, the
 * locked packages, its options, the files that it reads, Node.js and the platform.
 */
export function fingerprint({ entry, options, files = [], root = ownRoot }: StepInputs): string {
  const parts = [process.version, process.platform, process.arch, JSON.stringify(options) ?? ''];
  for (const file of importClosure(entry, root)) {
    parts.push(file.slice(root.length), readSource(file, root).hash);
  }
  for (const name of ['package-lock.json', ...files]) {
    const file = resolve(root, name);
    parts.push(name, isFile(file) ? readSource(file, root).hash : 'missing');
  }
  return sha256(...parts);
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
