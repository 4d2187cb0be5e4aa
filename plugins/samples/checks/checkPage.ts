import type { Finding } from '../../build';
import { isCheckedBy, type ParsedPage } from '../../content';
import { checkData } from './checkData';
import { checkShell, type ShellFacts } from './checkShell';
import { checkSyntax, type ReadCode } from './checkSyntax';
import { checkHtml, compileSvelte, compileVue, isComponent } from './components';
import {
  type Diagnostic,
  type Fence,
  isProgram,
  type PageResult,
  problemAt,
  type Verdict,
} from './verdict';

export interface CheckTools {
  packageDir: string;
  shell: ShellFacts;
  read: ReadCode;
}

function verdictOf(fence: Fence, problems: Finding[]): Verdict {
  const { meta, lang } = fence;
  if (meta.skip !== undefined) return 'skipped';
  if (problems.length > 0) return 'wrong';
  if (meta.signature) return 'plain';
  if (isProgram(fence)) {
    if (meta.expectError !== undefined) return 'expected error';
    return meta.test ? 'run' : 'compiled';
  }
  if (isComponent(fence)) return 'compiled';
  return isCheckedBy('none', lang) ? 'plain' : 'parsed';
}

function fits({ rule, message }: Diagnostic, expected: string): boolean {
  const [, code, rest = ''] = /^(TS\d+)?:?\s*([\s\S]*)$/.exec(expected) ?? [];
  return (code === undefined || rule === code) && message.includes(rest);
}

/** Compares what a compiler reported with what the writer expects. */
function checkExpectation(fence: Fence, diagnostics: Diagnostic[]): Finding[] {
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
function uniqueProblems(problems: Finding[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const problem of problems) {
    seen.set(`${problem.line}:${problem.column} ${problem.rule} ${problem.message}`, problem);
  }
  return [...seen.values()];
}

async function checkComponent(fence: Fence, diagnostics: Diagnostic[]): Promise<Finding[]> {
  const said = checkExpectation(fence, diagnostics);
  if (fence.lang === 'vue') return [...said, ...(await compileVue(fence, said.length > 0))];
  // The Svelte compiler stops at the first error. If that is in a script, the TypeScript compiler has already
  // reported it.
  return said.length > 0 ? said : compileSvelte(fence);
}

async function checkFence(
  fence: Fence,
  diagnostics: Diagnostic[],
  { packageDir, shell, read }: CheckTools,
): Promise<Finding[]> {
  const { meta, lang } = fence;
  if (meta.skip !== undefined || meta.signature) return [];
  if (isProgram(fence)) return checkExpectation(fence, diagnostics);
  if (isCheckedBy('none', lang)) return [];
  if (isComponent(fence)) return checkComponent(fence, diagnostics);
  if (lang === 'html') return checkHtml(fence);
  if (isCheckedBy('grammar', lang)) {
    const faults = await checkSyntax(fence, lang, read);
    return faults.length === 0 && lang === 'bash' ? checkShell(fence, shell, read) : faults;
  }
  return checkData(fence, packageDir);
}

export async function checkPage(
  page: ParsedPage,
  diagnostics: Diagnostic[],
  tools: CheckTools,
  schemaFaults: Finding[],
): Promise<PageResult> {
  // A fence that the content rules refuse can't be checked further.
  const refused = page.syntaxError
    ? [page.syntaxError]
    : page.findings.filter(({ rule }) => rule.startsWith('fence-'));
  const result: PageResult = {
    file: page.file,
    languages: {},
    verdicts: {},
    skips: [],
    problems: [...refused, ...schemaFaults],
  };
  for (const fence of page.fences) {
    const { lang, line, meta } = fence;
    const own = diagnostics.filter((diagnostic) => diagnostic.fence === fence);
    const isRefused = refused.some((problem) => problem.line === line);
    const problems = isRefused ? [] : await checkFence(fence, own, tools);
    const broken = [...result.problems.filter((problem) => problem.line === line), ...problems];
    const verdict = verdictOf(fence, broken);
    result.languages[lang] = (result.languages[lang] ?? 0) + 1;
    result.verdicts[verdict] = (result.verdicts[verdict] ?? 0) + 1;
    if (meta.skip !== undefined) result.skips.push({ line, lang, reason: meta.skip });
    result.problems.push(...problems);
  }
  return result;
}
