import { nearest } from '../../../src/lib/nearest';
import { counted } from '../../build';

/** The places where untitled code can live. Each has a separate wrapper when samples are compiled. */
export const fencePlaces = [
  'query',
  'mutation',
  'action',
  'httpAction',
  'component',
  'module',
] as const;

const flagKeys = [
  'hidden',
  'append',
  'diff',
  'test',
  'bad',
  'collapse',
  'pm',
  'signature',
] as const;
const textKeys = ['title', 'in', 'expect-error', 'skip', 'mark', 'links'] as const;
const lineKeys = ['ins', 'del'] as const;

/** All keys that a fence's meta can have. `{1,3-5}` has no key and counts as `highlight`. */
export const fenceKeys = [...flagKeys, ...textKeys, ...lineKeys] as const;

type FencePlace = (typeof fencePlaces)[number];
type FenceKey = (typeof fenceKeys)[number];

/** The text after a fence's language, parsed. Line numbers start at 1. */
export interface FenceMeta {
  title?: string;
  in?: FencePlace;
  hidden: boolean;
  expectError?: string;
  skip?: string;
  append: boolean;
  /** The whole new file; readers see what has changed since the fence before it with the same title. */
  diff: boolean;
  test: boolean;
  /** Code that readers should not write: it is marked so, and can't be copied. */
  bad: boolean;
  collapse: boolean;
  pm: boolean;
  /** A declaration of the package on a generated page. The compiler wrote it, so it isn't checked again. */
  signature: boolean;
  /** The names in a signature that link to their pages, with spaces between them. */
  links?: string;
  highlight: number[];
  ins: number[];
  del: number[];
  /** Texts whose lines are marked. */
  mark: string[];
  /** The column (from 1, in the meta) where each key first appears. */
  at: Partial<Record<FenceKey | 'highlight', number>>;
}

interface FenceProblem {
  rule: string;
  message: string;
  /** Counted from 1, in the meta. */
  column: number;
}

interface Token {
  text: string;
  column: number;
  key: string;
  /** Undefined for a bare word. */
  value: string | undefined;
  kind: 'word' | 'text' | 'lines' | 'unquoted' | 'unclosed';
}

const tokenPattern =
  /(\}|[^\s="'{}]*)(=?)(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(["'{].*)|([^\s"'{}]*))/g;

/** Splits a meta text at spaces, but keeps quoted and braced values whole. */
function tokenize(meta: string): Token[] {
  return [...meta.matchAll(tokenPattern)].flatMap((match): Token[] => {
    const [text, key = '', equals, double, single, braced, unclosed, unquoted] = match;
    if (text === '') return [];
    const token = { text, column: match.index + 1, key };
    const quoted = double ?? single;
    if (quoted !== undefined) return [{ ...token, value: quoted, kind: 'text' }];
    if (braced !== undefined) return [{ ...token, value: braced, kind: 'lines' }];
    if (unclosed !== undefined) return [{ ...token, value: unclosed, kind: 'unclosed' }];
    if (equals) return [{ ...token, value: unquoted ?? '', kind: 'unquoted' }];
    return [{ ...token, value: undefined, kind: 'word' }];
  });
}

/** Parses `2,5-7` into line numbers, or returns undefined if it isn't such a list. */
function parseLines(list: string): number[] | undefined {
  const lines = new Set<number>();
  for (const part of list.split(',')) {
    const range = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!range) return undefined;
    const first = Number(range[1]);
    const last = Number(range[2] ?? range[1]);
    if (first < 1 || last < first || last - first > 10_000) return undefined;
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}

function oneOf<T extends string>(list: readonly T[], value: string): value is T {
  return (list as readonly string[]).includes(value);
}

function example(key: FenceKey): string {
  if (oneOf(flagKeys, key)) return `\`${key}\``;
  return oneOf(lineKeys, key) ? `\`${key}={3}\`` : `\`${key}="…"\``;
}

/**
 * Adds what a token says to the meta.
 * @returns the rule that it breaks, and what is wrong
 */
function readToken(
  { text, key, value = '', kind, column }: Token,
  meta: FenceMeta,
): [rule: string, message: string] | undefined {
  if (kind === 'unclosed') {
    const closing = value.startsWith('{') ? '}' : value[0];
    return ['fence-meta', `The value of \`${key || text}\` is not closed. Add a ${closing}.`];
  }
  if (key === '' && kind !== 'lines') {
    return ['fence-meta', `\`${text}\` has no key. Add one, as in title="…".`];
  }
  const name = key === '' ? 'highlight' : key;
  if (!oneOf([...fenceKeys, 'highlight'], name) || key === 'highlight') {
    const close = nearest(key, fenceKeys);
    const fix = close
      ? `Did you mean ${example(close)}?`
      : `Use one of: ${fenceKeys.join(', ')}, {2,5-7}.`;
    return ['fence-key', `Unknown fence key \`${key}\`. ${fix}`];
  }
  if (meta.at[name] !== undefined && name !== 'mark' && name !== 'highlight') {
    return ['fence-key', `The fence key \`${name}\` appears twice. Keep one.`];
  }
  meta.at[name] ??= column;

  if (oneOf(flagKeys, name)) {
    meta[name] = kind === 'word';
    if (meta[name]) return undefined;
    return ['fence-meta', `\`${name}\` takes no value. Write ${example(name)} alone.`];
  }
  if (name === 'highlight' || oneOf(lineKeys, name)) {
    const lines = kind === 'lines' && parseLines(value);
    if (lines) {
      meta[name] = [...new Set([...meta[name], ...lines])].sort((a, b) => a - b);
      return undefined;
    }
    const form = `${key && `${key}=`}{2,5-7}`;
    const fix = `Write lines and ranges from 1: ${form}.`;
    return ['fence-lines', `\`${text}\` is not a list of lines. ${fix}`];
  }
  if (kind !== 'text' || value.trim() === '') {
    const form = kind === 'unquoted' && value ? `${name}="${value}"` : `${name}="…"`;
    return ['fence-meta', `\`${name}\` needs a quoted string. Write ${form}.`];
  }
  if (name === 'mark') meta.mark.push(value);
  else if (name === 'in') {
    if (!oneOf(fencePlaces, value)) {
      const close = nearest(value, fencePlaces);
      const fix = close ? `Did you mean in="${close}"?` : `Use one of: ${fencePlaces.join(', ')}.`;
      return ['fence-in', `Unknown place in="${value}". ${fix}`];
    }
    meta.in = value;
  } else meta[name === 'expect-error' ? 'expectError' : name] = value;
  return undefined;
}

/** Parses the text after a fence's language. It reports every fault and continues after it. */
export function parseFenceMeta(text: string): { meta: FenceMeta; problems: FenceProblem[] } {
  const flags = Object.fromEntries(flagKeys.map((key) => [key, false]));
  const meta: FenceMeta = {
    ...(flags as Record<(typeof flagKeys)[number], false>),
    highlight: [],
    ins: [],
    del: [],
    mark: [],
    at: {},
  };
  const problems = tokenize(text).flatMap((token): FenceProblem[] => {
    const [rule, message] = readToken(token, meta) ?? [];
    return rule && message ? [{ rule, message, column: token.column }] : [];
  });
  return { meta, problems };
}

export type LineMark = 'mark' | 'add' | 'remove';

const lineMarks = { highlight: 'mark', ins: 'add', del: 'remove' } as const;

/**
 * Determines the mark of each line, and what is wrong with the marks. Added and removed lines take precedence over
 * marked ones.
 */
export function resolveMarks(
  meta: FenceMeta,
  code: string,
): { lines: (LineMark | undefined)[]; problems: FenceProblem[] } {
  const source = code.replace(/\n$/, '').split('\n');
  const problems: FenceProblem[] = [];
  const report = (key: keyof FenceMeta['at'], message: string) => {
    const rule = key === 'mark' ? 'fence-mark' : 'fence-lines';
    problems.push({ rule, message, column: meta.at[key] ?? 1 });
  };

  const lines = source.map((line): LineMark | undefined =>
    meta.mark.some((text) => line.includes(text)) ? 'mark' : undefined,
  );
  for (const text of meta.mark) {
    if (source.some((line) => line.includes(text))) continue;
    const fix = 'Correct the text or remove it.';
    report('mark', `mark="${text}" matches nothing in the code. ${fix}`);
  }
  for (const key of ['highlight', 'ins', 'del'] as const) {
    const beyond = meta[key].filter((line) => line > source.length);
    if (beyond.length > 0) {
      const end = `the code has ${counted(source.length, 'line')}`;
      const where = `Line ${beyond.join(', ')} of \`${key}\` is past the end`;
      report(key, `${where}: ${end}. Correct the numbers.`);
    }
    for (const line of meta[key].filter((one) => one <= source.length)) {
      if (key === 'del' && lines[line - 1] === 'add') {
        report(key, `Line ${line} is both in \`ins\` and in \`del\`. Keep it in one.`);
      }
      lines[line - 1] = lineMarks[key];
    }
  }
  return { lines, problems };
}
