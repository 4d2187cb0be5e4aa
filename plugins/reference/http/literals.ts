import type { JsonValue } from '../../../src/lib/httpOperation';

/** How a language writes JSON values. */
interface Notation {
  text: (value: string) => string;
  name: (key: string) => string;
  words: Readonly<Record<'null' | 'true' | 'false', string>>;
  /** The text that opens and closes an object on one line. */
  braces: readonly [string, string];
  indent: number;
  trailingComma: boolean;
}

const isName = /^[A-Za-z_$][\w$]*$/;
const jsonWords = { null: 'null', true: 'true', false: 'false' } as const;

/** A string that contains double quotes is put in single quotes. */
function quoted(value: string): string {
  const isPlain = value.includes('"') && !/['\\\n]/.test(value);
  return isPlain ? `'${value}'` : JSON.stringify(value);
}

/** The notations that the samples use. */
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

/** The maximum line length of a literal, in columns: what the panel next to the reference shows. */
const width = 46;

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
 * Writes a value as code, on one line if it fits, otherwise with one line for each part.
 * @param column where it starts; the lines after the first are indented to `margin`
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
