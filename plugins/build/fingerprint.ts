import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Node runs this file directly in scripts and worker threads, so it can't import anything that needs a
// loader.

/** The folder of the project that contains this file. */
export const ownRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');
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

interface SourceFile {
  stamp: string;
  hash: string;
  /** The files that its strings name, whether they are imported or read. */
  names: string[];
}

/** File contents, kept until they change: the steps of one process share most of their code. */
const sourceFiles = new Map<string, SourceFile>();

/** Hashes parts, and where each ends. */
export function sha256(...parts: (string | Uint8Array)[]): string {
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
 * 'x.mjs')` all count. Finding too many only causes an unnecessary recomputation. `@site/…` only counts where it's imported:
 * elsewhere it's part of a page that the bundler compiles, with its own cache.
 */
function namedFiles(file: string, text: string, root: string): string[] {
  const names = new Set<string>();
  for (const [, before, name = ''] of text.matchAll(/(\w+ ?\(?)?['"`]([\w@.$()/-]+)['"`]/g)) {
    const isRelative = /^\.{1,2}(?:\/|$)/.test(name);
    const hasExtension = /\.\w+$/.test(name);
    const isOfSite = name.startsWith('@site/');
    if (isOfSite ? !/^(?:from|import) ?\(?$/.test(before ?? '') : !isRelative && !hasExtension)
      continue;
    const found = isOfSite
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
      // Pages are content: a message that mentions one as an example doesn't depend on it. A build is output.
      if (inside && !/^(?:docs|build)\//.test(path)) found.add(name);
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
