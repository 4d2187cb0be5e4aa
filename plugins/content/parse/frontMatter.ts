import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
} from 'yaml';
import type { Place } from '../../build';

interface FrontMatterValue extends Place {
  value: unknown;
}

export type FrontMatter = Readonly<Record<string, FrontMatterValue>>;

interface FrontMatterPair {
  key: string;
  node: Node | null;
  place: Place;
}

/** Why the front matter can't be parsed, and how to fix it. */
interface FrontMatterFault {
  place: Place;
  message: string;
  /** Whether its end, and so the start of the page, is unknown. */
  isEndless: boolean;
}

export interface ParsedFrontMatter {
  pairs: FrontMatterPair[];
  fault?: FrontMatterFault;
  positionOf(node: Node): Place | undefined;
}

const isMark = (line: string | undefined) => line?.trimEnd() === '---';

/** Parses the YAML between the `---` lines at the start of a page. */
export function parseFrontMatter(lines: readonly string[]): ParsedFrontMatter {
  const start: Place = { line: 1, column: 1 };
  const without = (message: string, place = start, isEndless = false): ParsedFrontMatter => ({
    pairs: [],
    fault: { place, message, isEndless },
    positionOf: () => undefined,
  });
  if (!isMark(lines[0])) {
    const isLate = lines.find((line) => line.trim() !== '')?.trim() === '---';
    const fix = isLate
      ? 'Move the --- to the first line.'
      : 'Start the page with ---, title, description and kind, and ---.';
    return without(`The page has no front matter on its first line. ${fix}`, start, isLate);
  }
  const end = lines.findIndex((line, index) => index > 0 && isMark(line));
  if (end === -1) {
    const message = 'The front matter is never closed. Add a line with --- after it.';
    return without(message, start, true);
  }

  const counter = new LineCounter();
  const yaml = lines.slice(1, end).join('\n');
  // The version that Docusaurus reads: `2024-12-19` is a date.
  const document = parseDocument(yaml, {
    version: '1.1',
    lineCounter: counter,
    prettyErrors: false,
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + 1, column: col };
  };
  const [error] = document.errors;
  if (error) {
    const fix = /unique/.test(error.message)
      ? 'Keep one of them.'
      : 'Write "key: value" lines; put a value that contains : # or quotes in double quotes.';
    const reason = error.message.replace(/\.$/, '');
    const message = `The front matter is not valid YAML: ${reason}. ${fix}`;
    return without(message, placeAt(error.pos[0]));
  }
  if (!isMap(document.contents)) {
    const fix = 'Write title, description and kind, one "key: value" per line.';
    return without(`The front matter has no keys. ${fix}`);
  }
  const pairs = (document.contents.items as Pair<Node, Node | null>[]).map(({ key, value }) => ({
    key: isScalar(key) ? String(key.value) : '',
    node: value,
    place: placeAt(key.range?.[0] ?? 0),
  }));
  return { pairs, positionOf: (node) => (node.range ? placeAt(node.range[0]) : undefined) };
}

/** The value of a node. A date stays one, which is no text. */
export const nodeValue = (node: Node | null): unknown =>
  (isScalar(node) ? node.value : node?.toJSON()) ?? null;

/** Whether YAML leaves out a part of an unquoted text: a comment after #, an &anchor or a !tag. */
export function isCut(node: unknown): boolean {
  if (isCollection(node)) return node.items.some(isCut);
  if (!isScalar(node) || node.type !== 'PLAIN') return false;
  return Boolean(node.comment || node.anchor || node.tag);
}

export function frontMatterValues({ pairs }: ParsedFrontMatter): FrontMatter {
  return Object.fromEntries(
    pairs.map(({ key, node, place }) => [key, { value: nodeValue(node), ...place }]),
  );
}

/** The text of a key, or undefined if it is missing or isn't text. */
export function frontMatterText(matter: FrontMatter, key: string): string | undefined {
  const value = matter[key]?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The offset of a part of a YAML document, or of its closest parent if it is missing. */
export function yamlOffset(
  document: Pick<Document, 'getIn'>,
  path: readonly PropertyKey[],
): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const items = (parent as { items?: { key?: unknown }[] } | undefined)?.items;
    const pair = items?.find((item) => isNode(item.key) && String(item.key) === String(key));
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
