/** JSON as it was written: numbers keep all their digits, unlike JavaScript numbers. */
export type JsonNode =
  | { kind: 'object'; entries: readonly (readonly [name: string, value: JsonNode])[] }
  | { kind: 'array'; items: readonly JsonNode[] }
  | { kind: 'string' | 'number' | 'boolean' | 'null'; text: string };

/** A syntax error in JSON; the message is shown to readers. */
export class JsonError extends Error {
  /** Counted from 1. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Deeper than any response of the platform, and far below the stack limit. */
const maxDepth = 500;

const blank = /[ \t\r\n]*/y;
const string = /"[^"\\\p{Cc}]*(?:\\(?:["\\/bf]|[nrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"/uy;
const scalar = /(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

const kinds = { t: 'boolean', f: 'boolean', n: 'null' } as const;

/**
 * Reads JSON.
 * @throws {JsonError} at the first syntax error
 */
export function readJson(text: string): JsonNode {
  let at = 0;

  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  const peek = () => {
    match(blank);
    return text[at];
  };
  const fail = (wanted: string): never => {
    const found = peek();
    const line = text.slice(0, at).split('\n').length;
    const hint = found === "'" ? ' Use double quotes.' : '';
    const place = found === undefined ? 'the text ends' : `there is ${found}`;
    throw new JsonError(`${wanted} is expected where ${place}.${hint}`, line);
  };
  const readString = (wanted: string): string => {
    peek();
    return match(string) ?? fail(wanted);
  };
  /** The members of an object or array up to `end`, each read by `read`. */
  const readList = <Member>(end: string, wanted: string, read: () => Member): Member[] => {
    at += 1;
    const members: Member[] = [];
    if (peek() === end) at += 1;
    else {
      while (true) {
        members.push(read());
        const after = peek();
        if (after !== ',' && after !== end) fail(`A comma or ${end}`);
        at += 1;
        if (after === end) break;
        if (peek() === end) fail(wanted);
      }
    }
    return members;
  };
  const readValue = (depth: number): JsonNode => {
    if (depth > maxDepth) fail('A value that is nested less deep');
    const first = peek();
    if (first === '{') {
      const entries = readList('}', 'A name', () => {
        const name = JSON.parse(readString('A name in double quotes')) as string;
        if (peek() !== ':') fail('A colon');
        at += 1;
        return [name, readValue(depth + 1)] as const;
      });
      return { kind: 'object', entries };
    }
    if (first === '[') {
      return { kind: 'array', items: readList(']', 'A value', () => readValue(depth + 1)) };
    }
    if (first === '"') return { kind: 'string', text: readString('The end of the text in quotes') };
    const found = match(scalar) ?? fail('A value');
    return { kind: kinds[found[0] as keyof typeof kinds] ?? 'number', text: found };
  };

  const node = readValue(0);
  if (peek() !== undefined) fail('The end');
  return node;
}

/** The value of a string node. */
export function stringOf(node: JsonNode): string | undefined {
  return node.kind === 'string' ? (JSON.parse(node.text) as string) : undefined;
}

/** The value of a property of an object. */
export function memberOf(node: JsonNode, name: string): JsonNode | undefined {
  if (node.kind !== 'object') return undefined;
  return node.entries.find(([candidate]) => candidate === name)?.[1];
}
