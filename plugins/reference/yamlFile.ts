import { LineCounter, parseDocument } from 'yaml';
import type { Finding } from '../build';
import { yamlOffset } from '../content';

/** A YAML file that people write, and the faults in it, each with its position. */
export class YamlFile {
  readonly findings: Finding[] = [];
  readonly text: string;
  readonly #file: string;
  readonly #rule: string;
  readonly #lines = new LineCounter();
  readonly #document: ReturnType<typeof parseDocument>;

  /**
   * @param file relative to the site's directory
   * @param rule the rule of faults that name none
   */
  constructor(file: string, text: string, rule: string) {
    this.text = text;
    this.#file = file;
    this.#rule = rule;
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
    const [error] = this.#document.errors;
    if (error) this.reportAt(error.pos[0], `The YAML is not valid: ${error.message} Fix the line.`);
  }

  /** What the file contains, if it is valid. */
  toJS(): unknown {
    return this.findings.length > 0 ? undefined : this.#document.toJS();
  }

  /** Records a fault at a place in the text. */
  reportAt(offset: number, message: string, rule = this.#rule): void {
    const { line, col } = this.#lines.linePos(offset);
    this.findings.push({ file: this.#file, line, column: col, rule, message });
  }

  /** Records a fault of the part that these keys lead to or, if it is missing, of the nearest one around it. */
  report(path: readonly PropertyKey[], message: string, rule?: string): void {
    this.reportAt(yamlOffset(this.#document, path), message, rule);
  }
}
