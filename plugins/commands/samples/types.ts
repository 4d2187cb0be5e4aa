import type { Fence } from '../../content/fences';
import { isCheckedBy } from '../../content/languages';
import type { PageRecord } from '../../content/record';

export type { Fence };

/** What the checker needs to know of a page. */
export type SamplePage = Pick<PageRecord, 'file' | 'fences' | 'fenceProblems'>;

/** One mistake in a sample. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  /** `TS2345` for the compiler, else the name of the check. */
  rule: string;
  /** What is wrong and, where the tool cannot know it better, how to mend it. */
  message: string;
}

/** What became of a fence. */
export type Verdict =
  | 'compiled'
  | 'run'
  | 'parsed'
  | 'plain'
  | 'expected error'
  | 'skipped'
  | 'wrong';

/** A fence that nobody checks, with the writer's reason. */
interface Skip {
  line: number;
  lang: string;
  reason: string;
}

/** What the check found on one page. */
export interface PageResult {
  file: string;
  /** How many fences there are per language. */
  languages: Record<string, number>;
  /** How many fences there are per verdict. */
  verdicts: Partial<Record<Verdict, number>>;
  skips: Skip[];
  problems: Problem[];
}

/** What the compiler or a test says about a place in a generated file. */
export interface Diagnostic {
  /** The fence it is about. */
  fence: Fence;
  /** From 0, in the fence's code; undefined for a place in code that the writer did not write. */
  offset: number | undefined;
  rule: string;
  message: string;
}

/** Whether a fence contains TypeScript or JavaScript. */
export function isProgram({ lang }: Fence): boolean {
  return isCheckedBy('program', lang);
}

/** Finds the line and column in the page of an offset in a fence's code. */
function placeInPage(fence: Fence, offset: number | undefined) {
  if (offset === undefined) return { line: fence.line, column: fence.column };
  const before = fence.code.slice(0, offset).split('\n');
  const row = before.length - 1;
  return {
    line: fence.line + 1 + row,
    column: (before[row] ?? '').length + 1 + (fence.indents[row] ?? 0),
  };
}

/** Makes a problem at a place in a fence; without an offset, at the line of its opening marks. */
export function problemAt(
  fence: Fence,
  offset: number | undefined,
  rule: string,
  message: string,
): Problem {
  return { file: fence.file, ...placeInPage(fence, offset), rule, message };
}

/** A place in code that its grammar cannot read. */
export interface SyntaxFault {
  offset: number;
  message: string;
}
