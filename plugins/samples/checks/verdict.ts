import type { Finding } from '../../build';
import { type Fence, isCheckedBy, type ParsedPage } from '../../content';

export type { Fence };

/** A page as the compiler needs it. */
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

/** A fence that isn't checked, with the writer's reason. */
interface Skip {
  line: number;
  lang: string;
  reason: string;
}

export interface PageResult {
  file: string;
  languages: Record<string, number>;
  verdicts: Partial<Record<Verdict, number>>;
  skips: Skip[];
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

/** Converts an offset in a fence's code to a line and column in the page. */
function placeInPage(fence: Fence, offset: number | undefined) {
  if (offset === undefined) return { line: fence.line, column: fence.column };
  const before = fence.code.slice(0, offset).split('\n');
  const row = before.length - 1;
  return {
    line: fence.line + 1 + row,
    column: (before[row] ?? '').length + 1 + (fence.indents[row] ?? 0),
  };
}

/** Creates a problem at an offset in a fence, or at the fence's opening line without one. */
export function problemAt(
  fence: Fence,
  offset: number | undefined,
  rule: string,
  message: string,
): Finding {
  return { file: fence.file, ...placeInPage(fence, offset), rule, message };
}

/**
 * Converts a line and a column to an offset in a text. Lines and columns start at 1; column 0 counts as 1.
 */
export function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, row) => sum + row.length + 1, 0) + Math.max(0, column - 1);
}
