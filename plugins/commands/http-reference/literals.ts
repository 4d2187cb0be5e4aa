import type { JsonValue } from '../../../src/lib/httpOperation';

/** How a language writes the values of JSON. */
interface Notation {
  text: (value: string) => string;
  name: (key: string) => string;
  words: Readonly<Record<'null' | 'true' | 'false', string>>;
  /** What opens and closes an object on one line. */
  braces: readonly [string, string];
  indent: number;
  trailingComma: boolean;
}

const isName = /^[A-Za-z_$][\w$]*$/;
const jsonWords = { null: 'null', true: 'true', false: 'false' } as const;

/** A text that holds double quotes stands in single ones. */
function quoted(value: string): string {
  const isPlain = value.includes('"') && !/['\\\n]/.test(value);
  return isPlain ? `'${value}'` : JSON.stringify(value);
}

/** The notations of the samples. */
export const notations = {
  json: {
    text: (value) => JSON.stringify(value),
    name: (key) => JSON.stringify(key),
    words: jsonWords,
    braces: ['{ ', ' }'],
    indent: 2,
    trailingComma: false,
  },
  javascript: {
    text: quoted,
    name: (key) => (isName.test(key) ? key : JSON.stringify(key)),
    words: jsonWords,
    braces: ['{ ', ' }'],
    indent: 2,
    trailingComma: true,
  },
  python: {
    text: quoted,
    name: (key) => JSON.stringify(key),
    words: { null: 'None', true: 'True', false: 'False' },
    braces: ['{', '}'],
    indent: 4,
    trailingComma: true,
  },
} as const satisfies Record<string, Notation>;

/** Columns of a line of a sample. */
const width = 72;

function onOneLine(value: JsonValue, notation: Notation): string {
  if (value === null || typeof value === 'boolean') {
    return notation.words[String(value) as keyof Notation['words']];
  }
  if (typeof value === 'string') return notation.text(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map((one) => onOneLine(one, notation)).join(', ')}]`;
  const [open, close] = notation.braces;
  const pairs = Object.entries(value).map(
    ([key, one]) => `${notation.name(key)}: ${onOneLine(one as JsonValue, notation)}`,
  );
  return pairs.length === 0 ? '{}' : `${open}${pairs.join(', ')}${close}`;
}

/**
 * Writes a value as code: on one line where it fits, or else a line for each part.
 * @param column where it begins; following lines are indented to `margin`
 */
export function literal(
  value: JsonValue,
  notation: Notation,
  { margin = 0, column = 0, topLevel = false } = {},
): string {
  const line = onOneLine(value, notation);
  const isShort = column + line.length <= width && !topLevel;
  if (isShort || value === null || typeof value !== 'object') return line;
  const inner = margin + notation.indent;
  const pad = ' '.repeat(inner);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([key, one]) => {
    const start = isList ? '' : `${notation.name(key)}: `;
    const options = { margin: inner, column: inner + start.length };
    return `${pad}${start}${literal(one as JsonValue, notation, options)}`;
  });
  const end = notation.trailingComma ? ',\n' : '\n';
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}${end}${' '.repeat(margin)}${close}`;
}
