import { posix } from 'node:path';
import ts from 'typescript';
import type { Project } from './buildProjects';
import type { MappedText } from './wrapFence';

/** A file that exists only in memory. */
export interface VirtualFile {
  text: string;
  mapped: MappedText | undefined;
  project: Project;
}

const extensions = ['.ts', '.tsx', '.d.ts', '.js', '.jsx', '.json'];

const apiFile = '/_generated/api.d.ts';

/**
 * Finds the files that each file depends on: itself and everything in its project that it imports, directly
 * or not.
 */
export class Closures {
  readonly #root: string;
  readonly #files: ReadonlyMap<string, VirtualFile>;
  readonly #imports = new Map<string, string[]>();

  constructor(root: string, files: ReadonlyMap<string, VirtualFile>) {
    this.#root = root;
    this.#files = files;
  }

  #importsOf(path: string): string[] {
    const known = this.#imports.get(path);
    if (known) return known;
    const { importedFiles } = ts.preProcessFile(this.#files.get(path)?.text ?? '', true, true);
    const imports = importedFiles.flatMap(({ fileName }) => {
      if (!fileName.startsWith('.')) return [];
      const target = posix.join(posix.dirname(path), fileName);
      const file = resolveRelative(target, this.#files)?.resolvedFileName;
      if (file === undefined) return [];
      return (file.endsWith(apiFile) && this.#modulesUsed(path, file)) || [file];
    });
    this.#imports.set(path, imports);
    return imports;
  }

  /**
   * Finds the modules that a file reaches through `api` and `internal`, so that a change in other modules
   * doesn't affect it. Returns undefined when the text doesn't show which modules those are.
   */
  #modulesUsed(path: string, api: string): string[] | undefined {
    const text = (this.#files.get(path)?.text ?? '').replace(
      /^import \{ (?:api|internal)(?:, (?:api|internal))? \} from .*$/m,
      '',
    );
    const uses = [...text.matchAll(/\b(?:api|internal)\b((?:\s*\.\s*\w+)*)/g)];
    const dir = posix.dirname(posix.dirname(api));
    const modules = uses.map(([, chain = '']) => {
      const names = chain.split('.').map((name) => name.trim());
      const prefixes = names.slice(1).map((_, end) => names.slice(1, end + 2).join('/'));
      return prefixes
        .map((prefix) => resolveRelative(posix.join(dir, prefix), this.#files)?.resolvedFileName)
        .find((file) => file !== undefined);
    });
    // It imports another name, or the whole module.
    if (modules.length === 0) return undefined;
    return modules.includes(undefined) ? undefined : modules.flatMap((file) => file ?? []);
  }

  /** The same key for files of a page that are equal and depend on equal files. */
  keyOf(path: string): string {
    const seen = new Set([path]);
    for (const file of seen) for (const next of this.#importsOf(file)) seen.add(next);
    const parts = [...seen].sort().map((file) => {
      const { text, mapped, project } = this.#files.get(file) ?? {};
      const name = posix.relative(posix.join(this.#root, project?.name ?? ''), file);
      const fences = mapped?.fences.map(({ index }) => index).join(',');
      return `${name} ${fences}\n${text}`;
    });
    const page = this.#files.get(path)?.project.page;
    return [page, posix.relative(this.#root, path).split('/').at(-1), ...parts].join('\0');
  }
}

/** Resolves a relative import as a bundler does. */
export function resolveRelative(
  path: string,
  files: ReadonlyMap<string, VirtualFile>,
): ts.ResolvedModuleFull | undefined {
  const bare = path.replace(/\.jsx?$/, '');
  const candidates = [
    ...(bare === path ? [path] : []),
    ...extensions.map((extension) => bare + extension),
    ...extensions.map((extension) => `${path}/index${extension}`),
  ];
  const resolvedFileName = candidates.find((candidate) => files.has(candidate));
  if (resolvedFileName === undefined) return undefined;
  const extension = extensions.find((end) => resolvedFileName.endsWith(end)) ?? '.ts';
  const found = extension === '.ts' && resolvedFileName.endsWith('.d.ts') ? '.d.ts' : extension;
  return { resolvedFileName, extension: found, isExternalLibraryImport: false };
}
