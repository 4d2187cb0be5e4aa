import { isMap, isScalar, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import type { Place } from './finding';

/** A value of the front matter, and the place of its key. */
interface FrontMatterValue extends Place {
  value: unknown;
}

/** The front matter of a page, key by key. */
export type FrontMatter = Readonly<Record<string, FrontMatterValue>>;

/** A key and its value as YAML nodes. */
interface FrontMatterPair {
  key: string;
  node: Node | null;
  /** Where the key begins. */
  place: Place;
}

/** Why there is no front matter to read. */
type FrontMatterFault =
  | { kind: 'missing'; isLate: boolean }
  | { kind: 'unclosed' }
  | { kind: 'yaml'; reason: string; place: Place }
  | { kind: 'no-keys' };

/** The front matter as it is written. */
export interface ParsedFrontMatter {
  pairs: FrontMatterPair[];
  fault?: FrontMatterFault;
  /** The place in the page of a node's beginning. */
  placeOf(node: Node): Place | undefined;
}

const isMark = (line: string | undefined) => line?.trimEnd() === '---';

/** Parses the YAML between the `---` lines that a page begins with. */
export function parseFrontMatter(lines: readonly string[]): ParsedFrontMatter {
  const without = (fault: FrontMatterFault): ParsedFrontMatter => ({
    pairs: [],
    fault,
    placeOf: () => undefined,
  });
  if (!isMark(lines[0])) {
    const first = lines.find((line) => line.trim() !== '');
    return without({ kind: 'missing', isLate: first?.trim() === '---' });
  }
  const end = lines.findIndex((line, index) => index > 0 && isMark(line));
  if (end === -1) return without({ kind: 'unclosed' });

  const counter = new LineCounter();
  const yaml = lines.slice(1, end).join('\n');
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + 1, column: col };
  };
  const [error] = document.errors;
  if (error) {
    return without({ kind: 'yaml', reason: error.message, place: placeAt(error.pos[0]) });
  }
  if (!isMap(document.contents)) return without({ kind: 'no-keys' });
  const pairs = (document.contents.items as Pair<Node, Node | null>[]).map(({ key, value }) => ({
    key: isScalar(key) ? String(key.value) : '',
    node: value,
    place: placeAt(key.range?.[0] ?? 0),
  }));
  return { pairs, placeOf: (node) => (node.range ? placeAt(node.range[0]) : undefined) };
}

/** The values of parsed front matter, as plain JSON. */
export function frontMatterValues({ pairs }: ParsedFrontMatter): FrontMatter {
  return Object.fromEntries(
    pairs.map(({ key, node, place }) => [key, { value: node?.toJSON() ?? null, ...place }]),
  );
}

/** The text of a key; undefined where there is none or it isn't text. */
export function frontMatterText(matter: FrontMatter, key: string): string | undefined {
  const value = matter[key]?.value;
  return typeof value === 'string' ? value : undefined;
}
