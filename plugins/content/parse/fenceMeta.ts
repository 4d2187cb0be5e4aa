import { nearest } from '../../../src/lib/nearest';
import { counted } from '../../build';

/** Converts a `mark` value to a test of one line: plain text, or a pattern between slashes. Undefined if that isn't valid. */
function markPattern(mark: string): ((line: string) => boolean) | undefined {
  const inner = /^\/(.+)\/$/.exec(mark)?.[1];
  if (inner === undefined) return (line) => line.includes(mark);
  try {
    const pattern = new RegExp(inner);
    return (line) => pattern.test(line);
  } catch {
    return undefined;
  }
}

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
  /** Text to mark, or a regular expression between slashes. */
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

export interface ParsedFenceMeta {
  meta: FenceMeta;
  problems: FenceProblem[];
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

/** Parses the text after a fence's language. It reports every fault and continues after it. */
export function parseFenceMeta(meta: string): ParsedFenceMeta {
  const flags = Object.fromEntries(flagKeys.map((key) => [key, false]));
  const result: FenceMeta = {
    ...(flags as Record<(typeof flagKeys)[number], false>),
    highlight: [],
    ins: [],
    del: [],
    mark: [],
    at: {},
  };
  const problems: FenceProblem[] = [];

  for (const token of tokenize(meta)) {
    const { key, value, kind, column } = token;
    const report = (rule: string, message: string) => problems.push({ rule, message, column });

    if (kind === 'unclosed') {
      const closing = value?.startsWith('{') ? '}' : (value?.[0] ?? '"');
      report(
        'fence-meta',
        `The value of \`${key || token.text}\` is not closed. Add a ${closing}.`,
      );
      continue;
    }
    if (key === '') {
      const lines = kind === 'lines' ? parseLines(value ?? '') : undefined;
      if (lines) {
        result.highlight = [...new Set([...result.highlight, ...lines])].sort((a, b) => a - b);
        result.at.highlight ??= column;
      } else if (kind === 'lines') {
        report(
          'fence-lines',
          `\`${token.text}\` is not a list of lines. Write lines and ranges from 1: {2,5-7}.`,
        );
      } else {
        report('fence-meta', `\`${token.text}\` has no key. Add one, as in title="…".`);
      }
      continue;
    }
    if (!oneOf(fenceKeys, key)) {
      const close = nearest(key, fenceKeys);
      const fix = close
        ? `Did you mean ${example(close)}?`
        : `Use one of: ${fenceKeys.join(', ')}, {2,5-7}.`;
      report('fence-key', `Unknown fence key \`${key}\`. ${fix}`);
      continue;
    }
    if (result.at[key] !== undefined && key !== 'mark') {
      report('fence-key', `The fence key \`${key}\` appears twice. Keep one.`);
      continue;
    }
    result.at[key] ??= column;

    if (oneOf(flagKeys, key)) {
      if (kind === 'word') result[key] = true;
      else report('fence-meta', `\`${key}\` takes no value. Write ${example(key)} alone.`);
    } else if (oneOf(lineKeys, key)) {
      const lines = kind === 'lines' ? parseLines(value ?? '') : undefined;
      if (lines) result[key] = lines;
      else {
        report(
          'fence-lines',
          `\`${token.text}\` is not a list of lines. Write lines from 1 in braces: ${key}={2,5-7}.`,
        );
      }
    } else if (kind !== 'text' || value === undefined || value.trim() === '') {
      const text = kind === 'unquoted' && value ? `${key}="${value}"` : `${key}="…"`;
      report('fence-meta', `\`${key}\` needs a quoted string. Write ${text}.`);
    } else if (key === 'mark') {
      const pattern = markPattern(value);
      if (pattern) result.mark.push(value);
      else report('fence-mark', `mark="${value}" is not a valid regular expression. Fix it.`);
    } else if (key === 'in') {
      if (oneOf(fencePlaces, value)) result.in = value;
      else {
        const close = nearest(value, fencePlaces);
        const fix = close
          ? `Did you mean in="${close}"?`
          : `Use one of: ${fencePlaces.join(', ')}.`;
        report('fence-in', `Unknown place in="${value}". ${fix}`);
      }
    } else if (key === 'expect-error') result.expectError = value;
    else result[key] = value;
  }
  return { meta: result, problems };
}

export type LineMark = 'mark' | 'add' | 'remove';

/** The marks of a fence, line by line. */
export interface ResolvedMarks {
  lines: (LineMark | undefined)[];
  problems: FenceProblem[];
}

/** Determines the mark of each line. Added and removed lines take precedence over marked ones. */
export function resolveMarks(meta: FenceMeta, code: string): ResolvedMarks {
  const source = code.replace(/\n$/, '').split('\n');
  const lines: ResolvedMarks['lines'] = source.map(() => undefined);
  const problems: FenceProblem[] = [];

  const setLines = (key: 'highlight' | 'ins' | 'del', mark: LineMark) => {
    const column = meta.at[key] ?? 1;
    const beyond = meta[key].filter((line) => line > source.length);
    if (beyond.length > 0) {
      const message = `Line ${beyond.join(', ')} of \`${key}\` is past the end: the code has ${counted(source.length, 'line')}. Correct the numbers.`;
      problems.push({ rule: 'fence-lines', message, column });
    }
    for (const line of meta[key]) {
      if (line > source.length) continue;
      if (mark === 'remove' && lines[line - 1] === 'add') {
        const message = `Line ${line} is both in \`ins\` and in \`del\`. Keep it in one.`;
        problems.push({ rule: 'fence-lines', message, column });
      }
      lines[line - 1] = mark;
    }
  };

  for (const mark of meta.mark) {
    const matches = markPattern(mark) ?? (() => false);
    let found = false;
    source.forEach((line, index) => {
      if (!matches(line)) return;
      found = true;
      lines[index] = 'mark';
    });
    if (!found) {
      const message = `mark="${mark}" matches nothing in the code. Correct the text or remove it.`;
      problems.push({ rule: 'fence-mark', message, column: meta.at.mark ?? 1 });
    }
  }
  setLines('highlight', 'mark');
  setLines('ins', 'add');
  setLines('del', 'remove');
  return { lines, problems };
}
