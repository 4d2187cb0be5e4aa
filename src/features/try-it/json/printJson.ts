import type { JsonNode } from './readJson';

/** A piece of a line; its kind is the class that colors it. */
export interface JsonToken {
  kind?: 'property' | 'string' | 'number' | 'boolean' | 'constant' | 'punctuation' | 'operator';
  text: string;
}

type Line = JsonToken[];

const punctuation = (text: string): JsonToken => ({ kind: 'punctuation', text });

function membersOf(node: JsonNode): { ends: string; members: [Line, JsonNode][] } | undefined {
  if (node.kind === 'object') {
    const members = node.entries.map(([name, value]): [Line, JsonNode] => [
      [
        { kind: 'property', text: JSON.stringify(name) },
        { kind: 'operator', text: ':' },
        { text: ' ' },
      ],
      value,
    ]);
    return { ends: '{}', members };
  }
  if (node.kind === 'array') {
    return { ends: '[]', members: node.items.map((item): [Line, JsonNode] => [[], item]) };
  }
  return undefined;
}

function scalar(node: JsonNode): JsonToken {
  if (!('text' in node)) throw new Error('try-it: an object or array is not a scalar');
  return { kind: node.kind === 'null' ? 'constant' : node.kind, text: node.text };
}

function* print(node: JsonNode, start: Line, indent: string, end: Line): Generator<Line> {
  const { ends, members } = membersOf(node) ?? {};
  if (ends === undefined || members === undefined) yield [...start, scalar(node), ...end];
  else if (members.length === 0) yield [...start, punctuation(ends), ...end];
  else {
    yield [...start, punctuation(ends.charAt(0))];
    const inner = `${indent}  `;
    for (const [index, [name, value]] of members.entries()) {
      const after = index < members.length - 1 ? [punctuation(',')] : [];
      yield* print(value, [{ text: inner }, ...name], inner, after);
    }
    yield [{ text: indent }, punctuation(ends.charAt(1)), ...end];
  }
}

/** The text of a value, indented by two spaces. */
export function jsonText(node: JsonNode): string {
  return [...printJson(node)].map((line) => line.map(({ text }) => text).join('')).join('\n');
}

/** The lines of a value, indented by two spaces; generated lazily, because long values are only shown in part. */
export function printJson(node: JsonNode): Generator<Line> {
  return print(node, [], '', []);
}
