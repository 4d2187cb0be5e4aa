import { type Diagnostic, type Fence, type Problem, problemAt } from './verdict';

function fits({ rule, message }: Diagnostic, expected: string): boolean {
  const [, code, rest = ''] = /^(TS\d+)?:?\s*([\s\S]*)$/.exec(expected) ?? [];
  return (code === undefined || rule === code) && message.includes(rest);
}

/** Compares what a compiler reported with what the writer expects. */
export function checkExpectation(fence: Fence, diagnostics: Diagnostic[]): Problem[] {
  const { expectError } = fence.meta;
  const said = uniqueProblems(
    diagnostics.map(({ offset, rule, message }) => problemAt(fence, offset, rule, message)),
  );
  if (expectError === undefined) return said;
  if (diagnostics.some((diagnostic) => fits(diagnostic, expectError))) return [];
  const mark = `expect-error="${expectError}"`;
  if (said.length === 0) {
    const message = `The code compiles, so ${mark} is outdated. Remove it.`;
    return [problemAt(fence, undefined, 'stale-expectation', message)];
  }
  const codes = [...new Set(diagnostics.map(({ rule }) => rule))].join(', ');
  const message = `The code fails with ${codes}, not as ${mark} expects. Fix the code or the mark.`;
  return [problemAt(fence, undefined, 'other-error', message), ...said];
}

/** Removes duplicates with the same position, which appear when a file is part of several stages. */
function uniqueProblems(problems: Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) {
    seen.set(`${problem.line}:${problem.column} ${problem.rule} ${problem.message}`, problem);
  }
  return [...seen.values()];
}
