import type { Finding } from '../../build';
import { type Fence, isCheckedBy, type ParsedPage } from '../../content';

export type { Fence };

export type SamplePage = Pick<ParsedPage, 'file' | 'fences'>;

/** The verdicts on fences, in the order of reports. */
export const verdicts = [
  'compiled',
  'run',
  'parsed',
  'plain',
  'expected error',
  'skipped',
  'wrong',
] as const;

export type Verdict = (typeof verdicts)[number];

interface CheckedFence {
  line: number;
  lang: string;
  verdict: Verdict;
  /** The writer's reason not to check it. */
  skip?: string | undefined;
}

export interface PageResult {
  file: string;
  fences: CheckedFence[];
  problems: Finding[];
}

/** What the compiler or a test reports about a position in a generated file. */
export interface Diagnostic {
  fence: Fence;
  /** Counted from 0 in the fence's code; undefined for code that was generated. */
  offset: number | undefined;
  rule: string;
  message: string;
}

export function isProgram({ lang }: Fence): boolean {
  return isCheckedBy('program', lang);
}

/** Creates a problem at an offset in a fence's code, or at the fence's opening line without one. */
export function problemAt(
  { file, line, column, code, indents }: Fence,
  offset: number | undefined,
  rule: string,
  message: string,
): Finding {
  if (offset === undefined) return { file, line, column, rule, message };
  const rows = code.slice(0, offset).split('\n');
  const row = rows.length - 1;
  const indent = indents[row] ?? 0;
  return {
    file,
    line: line + 1 + row,
    column: (rows[row]?.length ?? 0) + 1 + indent,
    rule,
    message,
  };
}

/**
 * Converts a line and a column to an offset in a text. Lines and columns start at 1; column 0 counts as 1.
 */
export function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, row) => sum + row.length + 1, 0) + Math.max(0, column - 1);
}
