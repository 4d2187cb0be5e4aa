import { counted } from '../../build';
import { isCheckedBy, isReferencePage } from '../../content';
import type { SampleReport } from './checkSamples';
import type { PageResult, Problem, Verdict } from './verdict';

/** The maximum share of TypeScript and JavaScript fences that may be skipped. */
const skipLimit = 0.02;

const verdicts: readonly Verdict[] = [
  'compiled',
  'against a stub',
  'run',
  'parsed',
  'plain',
  'expected error',
  'skipped',
  'wrong',
];

function add(counts: Record<string, number>, more: Record<string, number | undefined>): void {
  for (const [name, count] of Object.entries(more))
    counts[name] = (counts[name] ?? 0) + (count ?? 0);
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

const byCount = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

function verdictList(counts: Record<string, number>, always: readonly Verdict[] = []): string {
  return verdicts
    .filter((verdict) => (counts[verdict] ?? 0) > 0 || always.includes(verdict))
    .map((verdict) => {
      const count = counts[verdict] ?? 0;
      return verdict === 'expected error' ? counted(count, verdict) : `${count} ${verdict}`;
    })
    .join(', ');
}

function pageLine({ file, languages, verdicts: counts }: PageResult): string {
  return `${file}  ${byCount(languages)}: ${verdictList(counts as Record<string, number>)}`;
}

/** Formats a problem, starting with the position in a form that editors turn into links. */
export function formatProblem({ file, line, column, message, rule }: Problem): string {
  return `${file}:${line}:${column}  ${message.replaceAll('\n', '\n    ')} [${rule}]`;
}

/** Whether too many fences are skipped. */
function skipProblem(report: SampleReport): string | undefined {
  const { whole } = report;
  const isCode = (lang: string) => isCheckedBy('program', lang);
  // The pages that writers maintain. Comments in the package aren't theirs to change.
  const pages = report.pages.filter(({ file }) => !isReferencePage(file));
  const total = pages
    .flatMap(({ languages }) => Object.entries(languages))
    .reduce((all, [lang, count]) => all + (isCode(lang) ? count : 0), 0);
  const skipped = pages.flatMap(({ skips }) => skips).filter(({ lang }) => isCode(lang)).length;
  const most = Math.floor(total * skipLimit);
  if (!whole || skipped <= most) return undefined;
  return `${counted(skipped, 'fence')} of ${total} in TypeScript or JavaScript are skipped; the maximum is ${most} (2 %). Make some of them compile.`;
}

/** Whether readers can paste all samples. A check that found no fences isn't clean. */
export function isClean(report: SampleReport): boolean {
  const fences = report.pages.reduce((all, { languages }) => all + sum(languages), 0);
  const faults = report.pages.some(({ problems }) => problems.length > 0);
  return fences > 0 && !faults && skipProblem(report) === undefined;
}

/** Formats a report for the terminal. */
export function formatReport(report: SampleReport): string {
  const { pages } = report;
  const languages: Record<string, number> = {};
  const counts: Record<string, number> = {};
  for (const page of pages) {
    add(languages, page.languages);
    add(counts, page.verdicts);
  }
  const total = sum(languages);
  if (total === 0) return 'Checked 0 fences: the pages have no samples. Check the path.';

  const skips = pages.flatMap(({ file, skips: own }) =>
    own.map(({ line, reason }) => `${file}:${line}  skipped: ${reason}`),
  );
  const problems = pages.flatMap((page) => page.problems.map(formatProblem));
  const tooMany = skipProblem(report);
  if (tooMany) problems.push(tooMany);
  const end =
    problems.length === 0 ? 'nothing to fix' : `${counted(problems.length, 'problem')} to fix`;
  const all = verdictList(
    counts,
    verdicts.filter((verdict) => verdict !== 'wrong' && verdict !== 'against a stub'),
  );
  return [
    ...pages.filter((page) => sum(page.languages) > 0).map(pageLine),
    `Total  ${byCount(languages)}`,
    ...skips,
    ...problems,
    `Checked ${counted(total, 'fence')} on ${counted(pages.length, 'page')}: ${all}; ${end}.`,
  ].join('\n');
}
