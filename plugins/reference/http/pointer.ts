/** The keys that lead to a value. */
export type Path = readonly (string | number)[];

/** Formats a path as a JSON pointer: `/paths/~1query/post`. */
export function pointerOf(path: Path): string {
  return path.map((key) => `/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');
}
