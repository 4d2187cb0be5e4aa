import type { Finding } from '../../build';
import { type Path, pointerOf } from './pointer';
import type { SourceTree } from './sourceTree';

/** Records a fault at a position in a document. */
export type Report = (path: Path, rule: string, message: string) => void;

/**
 * Collects faults, each at the position where the value is written. A fault in a shared part is reported
 * once.
 */
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
