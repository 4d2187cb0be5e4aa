import { createHash } from 'node:crypto';

/** The hash of each file's text, by its path. */
export type Files = ReadonlyMap<string, string>;

/** Parts of files that may differ between two builds of the same state, with what takes their place. */
const volatile: { file: RegExp; part: RegExp; by: string }[] = [
  // Without a history, as in a copy of the project, it expires a year after the build.
  { file: /security\.txt$/, part: /^Expires:.*$/gm, by: '' },
  // The minifier names variables of the runtime by how often letters occur in it. It also counts the letters of
  // preliminary hashes of chunks, which change when modules come from the cache. The hash in its name follows.
  { file: /runtime~main\.\w+\.js$/, part: /\b[a-zA-Z]\b/g, by: 'x' },
  { file: /\.(?:html|js)$/, part: /runtime~main\.[0-9a-f]{8}/g, by: 'runtime~main' },
  // In development, each style sheet contains the time of its compilation, and so does its source map.
  { file: /^main\.js$/, part: /# sourceMappingURL=data[\w+/=:;,-]*|\b\d{13}\b/g, by: '' },
];

/** Hashes files so that two builds of the same state have the same hashes. */
export function comparable(files: readonly (readonly [path: string, text: string])[]): Files {
  return new Map(
    files.map(([path, text]) => {
      const parts = volatile.filter(({ file }) => file.test(path));
      const stable = parts.reduce((changed, { part, by }) => changed.replace(part, by), text);
      const name = path.replace(/(runtime~main)\.\w+/, '$1');
      return [name, createHash('sha256').update(stable).digest('hex')];
    }),
  );
}

/** Lists the files that only one of two builds has or that differ. */
export function differences(found: Files, expected: Files): string[] {
  const paths = [...new Set([...found.keys(), ...expected.keys()])];
  return paths.filter((path) => found.get(path) !== expected.get(path));
}
