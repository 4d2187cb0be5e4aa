import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { threadId } from 'node:worker_threads';
import { ownRoot, sha256, sourceKey } from './sourceKey';

export interface DiskCacheOptions {
  /** The name of the folder in `node_modules/.cache`. */
  name: string;
  /** The sources of the step, if these aren't all. */
  sources?: readonly string[];
  /** Other files that the step reads. A missing file is an input too. */
  files?: readonly string[];
  /** @defaultValue `node_modules/.cache` of the project */
  cacheDir?: string;
}

/** What a result was computed from: one text or several parts. */
type Content = string | Uint8Array | readonly (string | Uint8Array)[];

export interface DiskCache<Value> {
  /** Returns the result for the content, or undefined if there is none or it can't be read. */
  get(content: Content): Value | undefined;
  set(content: Content, value: Value): void;
  /** Returns the stored result, or computes and stores it. Simultaneous calls compute it once. */
  getOrCompute(content: Content, compute: () => Value | Promise<Value>): Promise<Value>;
}

/** In a project that is read-only, a cache stays as it is. */
function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {}
}

/**
 * Opens the cache of a step. Results of other code, packages or files are removed; processes and threads can share the
 * others.
 */
export function createDiskCache<Value>(options: DiskCacheOptions): DiskCache<Value> {
  const { name, sources, files = [], cacheDir = join(ownRoot, 'node_modules/.cache') } = options;
  const inputs = files.map((file) => (existsSync(file) ? readFileSync(file) : 'missing'));
  const parent = join(cacheDir, name);
  const folder = join(parent, sha256(sourceKey(ownRoot, sources), ...inputs));
  if (!existsSync(folder)) remove(parent);
  const running = new Map<string, Promise<Value>>();

  const fileOf = (content: Content) => {
    const isSingle = typeof content === 'string' || content instanceof Uint8Array;
    return join(folder, sha256(...(isSingle ? [content] : content)));
  };
  const read = (file: string): Value | undefined => {
    try {
      return deserialize(readFileSync(file)) as Value;
    } catch {
      // Not there yet, or of another Node: it is computed again.
      return undefined;
    }
  };
  const write = (file: string, value: Value) => {
    const part = `${file}.${process.pid}-${threadId}`;
    const bytes = serialize(value);
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(part, bytes);
      renameSync(part, file);
    } catch {
      // Another process removes the folder or, on Windows, reads the file. The result is computed again.
      remove(part);
    }
  };

  return {
    get: (content) => read(fileOf(content)),
    set: (content, value) => write(fileOf(content), value),
    getOrCompute(content, compute) {
      const file = fileOf(content);
      const start = async () => {
        const known = read(file);
        if (known !== undefined) return known;
        const value = await compute();
        write(file, value);
        return value;
      };
      const result = running.get(file) ?? start().finally(() => running.delete(file));
      running.set(file, result);
      return result;
    },
  };
}
