import type { Finding } from '../../content/finding';
import type { SourceTree } from './sourceTree';

/** The keys that lead to a value. */
export type Path = readonly (string | number)[];

/** Notes what is wrong at a place of a document. */
export type Report = (path: Path, rule: string, message: string) => void;

/** Writes a path as a JSON pointer: `/paths/~1query/post`. */
export function pointerOf(path: Path): string {
  return path.map((key) => `/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');
}

/** Gathers faults, each at the place where the writer wrote the value; one in a shared part comes once. */
export class Faults {
  readonly findings: Finding[] = [];
  readonly #seen = new Set<string>();
  readonly #tree: SourceTree;

  constructor(tree: SourceTree) {
    this.#tree = tree;
  }

  readonly report: Report = (path, rule, message) => {
    const source = this.#tree.sourceOf(path);
    const text = `#${pointerOf(source)}: ${message}`;
    if (this.#seen.has(text)) return;
    this.#seen.add(text);
    this.findings.push({
      file: this.#tree.file,
      ...this.#tree.placeOf(source),
      rule,
      message: text,
    });
  };
}
