import type { Finding } from '../../build';
import { isCheckedBy, type ParsedPage } from '../../content';
import { checkData } from './checkData';
import { checkShell, type ShellFacts } from './checkShell';
import { checkSyntax } from './checkSyntax';
import { checkHtml, compileSvelte, compileVue, isComponent } from './components';
import {
  type Diagnostic,
  type Fence,
  isProgram,
  type PageResult,
  problemAt,
  type Verdict,
} from './verdict';

function fits({ rule, message }: Diagnostic, expected: string): boolean {
  const [, code, rest = ''] = /^(TS\d+)?:?\s*([\s\S]*)$/.exec(expected) ?? [];
  return (code === undefined || rule === code) && message.includes(rest);
}

/** Compares what a compiler reported with what the writer expects. */
function checkExpectation(fence: Fence, diagnostics: Diagnostic[]): Finding[] {
  const { expectError } = fence.meta;
  // A file that is part of several stages has each problem as often.
  const problems = diagnostics
    .map(({ offset, rule, message }) => problemAt(fence, offset, rule, message))
    .map((problem) => [JSON.stringify(problem), problem] as const);
  const said = [...new Map(problems).values()];
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

async function checkComponent(fence: Fence, diagnostics: Diagnostic[]): Promise<Finding[]> {
  const said = checkExpectation(fence, diagnostics);
  if (fence.lang === 'vue') return [...said, ...(await compileVue(fence, said.length > 0))];
  // The Svelte compiler stops at the first error. If that is in a script, the TypeScript compiler has already
  // reported it.
  return said.length > 0 ? said : compileSvelte(fence);
}

async function parseFence(fence: Fence, shell: ShellFacts): Promise<Finding[]> {
  const { lang } = fence;
  if (lang === 'html') return checkHtml(fence);
  if (!isCheckedBy('grammar', lang)) return checkData(fence);
  const faults = await checkSyntax(fence, lang);
  return faults.length === 0 && lang === 'bash' ? checkShell(fence, shell) : faults;
}

/** Checks a fence. Returns the verdict on it if nothing is wrong, and what is wrong. */
async function checkFence(
  fence: Fence,
  diagnostics: Diagnostic[],
  shell: ShellFacts,
): Promise<[Verdict, Finding[]]> {
  const { meta, lang } = fence;
  if (meta.skip !== undefined) return ['skipped', []];
  if (meta.signature || isCheckedBy('none', lang)) return ['plain', []];
  if (isComponent(fence)) return ['compiled', await checkComponent(fence, diagnostics)];
  if (!isProgram(fence)) return ['parsed', await parseFence(fence, shell)];
  const expected = meta.expectError === undefined ? 'compiled' : 'expected error';
  return [meta.test ? 'run' : expected, checkExpectation(fence, diagnostics)];
}

export async function checkPage(
  page: ParsedPage,
  diagnostics: Diagnostic[],
  shell: ShellFacts,
  schemaFaults: Finding[],
): Promise<PageResult> {
  // A fence that the content rules refuse can't be checked further.
  const refused = page.syntaxError
    ? [page.syntaxError]
    : page.findings.filter(({ rule }) => rule.startsWith('fence-'));
  const result: PageResult = {
    file: page.file,
    fences: [],
    problems: [...refused, ...schemaFaults],
  };
  for (const fence of page.fences) {
    const { lang, line, meta } = fence;
    const own = diagnostics.filter((diagnostic) => diagnostic.fence === fence);
    const isRefused = refused.some((problem) => problem.line === line);
    const [verdict, problems] = isRefused
      ? (['wrong', []] as const)
      : await checkFence(fence, own, shell);
    result.problems.push(...problems);
    const isWrong = problems.length > 0 || schemaFaults.some((problem) => problem.line === line);
    result.fences.push({ line, lang, skip: meta.skip, verdict: isWrong ? 'wrong' : verdict });
  }
  return result;
}
