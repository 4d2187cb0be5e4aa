import type { Finding } from '../../build';
import { fenceLanguages, fencePlaces, isCheckedBy } from '../../content';
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
  type SamplePage,
  type Verdict,
} from './verdict';

/** The tools that check fences which aren't compiled. */
export interface CheckTools {
  /** The folder of the `convex` package. */
  packageDir: string;
  shell: ShellFacts;
  read: ReadCode;
}

/**
 * Checks that a fence has the meta that its check needs: where its code lives, and what an expectation
 * applies to.
 */
function checkUse(fence: Fence, earlier: Fence[]): Finding[] {
  const { meta } = fence;
  const report = (rule: string, message: string) => [problemAt(fence, undefined, rule, message)];
  if (meta.signature) return [];
  if (!isProgram(fence)) {
    if (meta.expectError !== undefined) {
      return report('expect-error', '`expect-error` is for TypeScript and JavaScript. Remove it.');
    }
    if (meta.append && isComponent(fence)) {
      return report('append', '`append` is for TypeScript and JavaScript. Show the whole file.');
    }
    return meta.test ? report('test', '`test` is for TypeScript. Remove it.') : [];
  }
  if (meta.title === undefined && meta.in === undefined && !meta.test && !meta.at.in) {
    const places = fencePlaces.map((place) => `"${place}"`).join(', ');
    return report(
      'fence-file',
      `The fence does not say where its code lives. Add title="…" or in=${places}.`,
    );
  }
  if (meta.append && !earlier.some(({ meta: { title } }) => title === meta.title)) {
    const message = `There is no earlier fence title="${meta.title}" to append to. Remove \`append\`.`;
    return report('append', message);
  }
  return [];
}

/** The packages that a page declares, because they can't be installed for a few samples. */
function stubsOf({ fences }: SamplePage): ReadonlySet<string> {
  const declarations = fences.filter(
    ({ meta, code }) => meta.title?.endsWith('.d.ts') && !/^(?:import|export)\b/m.test(code),
  );
  const names = declarations.flatMap(({ code }) =>
    [...code.matchAll(/^declare module "([@\w][\w@/.-]*)" \{/gm)].map(([, name = '']) => name),
  );
  return new Set(names);
}

const importsOneOf = ({ code }: Fence, packages: ReadonlySet<string>) =>
  [...code.matchAll(/\bfrom "([^"]+)"/g)].some(([, name = '']) => packages.has(name));

function verdictOf(fence: Fence, problems: Finding[], stubs: ReadonlySet<string>): Verdict {
  const { meta, lang } = fence;
  if (meta.skip !== undefined) return 'skipped';
  if (problems.length > 0) return 'wrong';
  if (meta.signature) return 'plain';
  if (isProgram(fence)) {
    if (meta.expectError !== undefined) return 'expected error';
    if (meta.test) return 'run';
    return importsOneOf(fence, stubs) ? 'against a stub' : 'compiled';
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
  page: SamplePage,
  diagnostics: Diagnostic[],
  { packageDir, shell, read }: CheckTools,
): Promise<Finding[]> {
  const { meta, lang } = fence;
  const use = checkUse(fence, page.fences.slice(0, fence.index));
  if (meta.skip !== undefined || meta.signature || use.length > 0) return use;
  if (isProgram(fence)) return checkExpectation(fence, diagnostics);
  if (isCheckedBy('none', lang)) return [];
  if (isComponent(fence)) return checkComponent(fence, diagnostics);
  if (lang === 'html') return checkHtml(fence);
  if (isCheckedBy('grammar', lang)) {
    const faults = await checkSyntax(fence, lang, read);
    return faults.length === 0 && lang === 'bash' ? checkShell(fence, shell, read) : faults;
  }
  if (isCheckedBy('data', lang)) return checkData(fence, packageDir);
  const message = `\`${lang}\` is not a supported language. Use one of: ${fenceLanguages.join(', ')}.`;
  return [problemAt(fence, undefined, 'no-checker', message)];
}

/** Checks every fence of a page and gives it a verdict. */
export async function checkPage(
  page: SamplePage,
  diagnostics: Diagnostic[],
  tools: CheckTools,
  others: Finding[] = [],
): Promise<PageResult> {
  const result: PageResult = {
    file: page.file,
    languages: {},
    verdicts: {},
    skips: [],
    problems: [...page.fenceProblems, ...others],
  };
  const stubs = stubsOf(page);
  for (const fence of page.fences) {
    const { lang, line, meta } = fence;
    const own = diagnostics.filter((diagnostic) => diagnostic.fence === fence);
    const problems = await checkFence(fence, page, own, tools);
    const broken = [...result.problems.filter((problem) => problem.line === line), ...problems];
    const verdict = verdictOf(fence, broken, stubs);
    result.languages[lang] = (result.languages[lang] ?? 0) + 1;
    result.verdicts[verdict] = (result.verdicts[verdict] ?? 0) + 1;
    if (meta.skip !== undefined) result.skips.push({ line, lang, reason: meta.skip });
    result.problems.push(...problems);
  }
  return result;
}
