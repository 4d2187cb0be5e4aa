import { LineCounter, parseDocument } from 'yaml';
import { nearest } from '../../../src/lib/nearest';
import type { Finding, Place } from '../../build';
import { yamlPlace } from '../../content';
import { type Path, pointerOf } from './pointer';

type Keys = (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The keys of a reference within the document: `#/components/schemas/Ts`. */
function keysOf(reference: string): Keys | undefined {
  if (!reference.startsWith('#/')) return undefined;
  return reference
    .slice(2)
    .split('/')
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/**
 * A document with every reference replaced by its target. It still knows where each part
 * is written.
 */
export class SourceTree {
  readonly file: string;
  readonly value: unknown;
  /** Why the document can't be parsed at all. */
  readonly findings: Finding[] = [];
  readonly #document: ReturnType<typeof parseDocument>;
  readonly #lines = new LineCounter();
  readonly #sources = new Map<object, Keys>();
  readonly #parts = new Map<string, unknown>();

  /** @param file relative to the site's directory */
  constructor(file: string, text: string) {
    this.file = file;
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
    const [error] = this.#document.errors;
    if (error) {
      const { line, col } = this.#lines.linePos(error.pos[0]);
      const message = `The document is not valid YAML: ${error.message} Fix the line.`;
      this.findings.push({ file, line, column: col, rule: 'http-yaml', message });
      return;
    }
    const raw: unknown = this.#document.toJS();
    this.value = this.#resolve(raw, [], raw, []);
  }

  #fault(keys: Keys, message: string): undefined {
    const text = `#${pointerOf(keys)}: ${message}`;
    const finding = {
      file: this.file,
      ...this.placeOf(keys),
      rule: 'http-reference',
      message: text,
    };
    if (!this.findings.some(({ message: known }) => known === text)) this.findings.push(finding);
  }

  #resolve(node: unknown, keys: Keys, root: unknown, within: readonly string[]): unknown {
    if (!isObject(node)) return node;
    if (typeof node.$ref === 'string') return this.#follow(node.$ref, keys, root, within);
    const copy: Record<string, unknown> | unknown[] = Array.isArray(node) ? [] : {};
    this.#sources.set(copy, keys);
    for (const [key, child] of Object.entries(node)) {
      const step = Array.isArray(node) ? Number(key) : key;
      (copy as Record<string, unknown>)[key] = this.#resolve(child, [...keys, step], root, within);
    }
    return copy;
  }

  #follow(reference: string, from: Keys, root: unknown, within: readonly string[]): unknown {
    if (within.includes(reference)) {
      return this.#fault(from, `${reference} contains itself. Write out the nested levels.`);
    }
    if (this.#parts.has(reference)) return this.#parts.get(reference);
    const keys = keysOf(reference);
    let target: unknown = root;
    let siblings: string[] = [];
    for (const key of keys ?? []) {
      siblings = isObject(target) ? Object.keys(target) : [];
      target = isObject(target) ? target[key] : undefined;
    }
    if (keys === undefined || target === undefined) {
      const close = nearest(String(keys?.at(-1)), siblings);
      const fix = close ? `Did you mean "${close}"?` : 'Write it as #/components/….';
      return this.#fault(from, `${reference} does not exist. ${fix}`);
    }
    const part = this.#resolve(target, keys, root, [...within, reference]);
    this.#parts.set(reference, part);
    return part;
  }

  /** Finds where a part is written, which is a component if a reference leads there. */
  sourceOf(path: Path): Keys {
    let node = this.value;
    let source: Keys = [];
    for (const key of path) {
      node = isObject(node) ? node[key as string] : undefined;
      source = (isObject(node) ? this.#sources.get(node) : undefined) ?? [...source, key];
    }
    return source;
  }

  /** The line and column of a part, or of its closest parent if it is missing. */
  placeOf(source: Path): Place {
    return yamlPlace(this.#document, this.#lines, source);
  }
}
