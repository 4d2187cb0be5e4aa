import type { Finding } from '../../content/finding';
import { type Path, pointerOf } from './pointer';
import type { SourceTree } from './sourceTree';

/** Notes what is wrong at a place of a document. */
export type Report = (path: Path, rule: string, message: string) => void;

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
