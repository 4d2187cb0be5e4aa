import { counted } from '../../build';
import { isCheckedBy, isReferencePage } from '../../content';
import { checkSamples, type SampleReport } from './checkSamples';
import { type Problem, type Verdict, verdicts } from './verdict';

/** The maximum share of TypeScript and JavaScript fences that may be skipped. */
const skipLimit = 0.02;

/** Adds up the counts of pages. */
function sumOf<Name extends string>(counts: Partial<Record<Name, number>>[]): Map<Name, number> {
  const sums = new Map<Name, number>();
  for (const [name, count] of counts.flatMap((one) => Object.entries(one) as [Name, number][])) {
    sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return sums;
}

const total = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Formats a problem, starting with the position in a form that editors turn into links. */
export function formatProblem({ file, line, column, message, rule }: Problem): string {
  return `${file}:${line}:${column}  ${message.replaceAll('\n', '\n    ')} [${rule}]`;
}

/** Says when too many fences are skipped. */
function skipProblems({ pages, whole }: SampleReport): string[] {
  // The pages that writers maintain. Comments in the package aren't theirs to change.
  const own = pages.filter(({ file }) => !isReferencePage(file));
  const isCode = (lang: string) => isCheckedBy('program', lang);
  const code = [...sumOf(own.map(({ languages }) => languages))].filter(([lang]) => isCode(lang));
  const count = total(new Map(code));
  const skipped = own.flatMap(({ skips }) => skips).filter(({ lang }) => isCode(lang)).length;
  const most = Math.floor(count * skipLimit);
  if (!whole || skipped <= most) return [];
  return [
    `${counted(skipped, 'fence')} of ${count} in TypeScript or JavaScript are skipped; the maximum is ${most} (2 %). Make some of them compile.`,
  ];
}

/**
 * Formats a report for the terminal.
 * @returns the text, and whether readers can paste all samples; a check that found no fences isn't clean
 */
export function formatReport(report: SampleReport): { text: string; isClean: boolean } {
  const { pages } = report;
  const languages = [...sumOf(pages.map((page) => page.languages))].sort((a, b) => b[1] - a[1]);
  const fences = total(new Map(languages));
  if (fences === 0) {
    const text = 'Checked 0 fences: the pages have no samples. Check the path.';
    return { text, isClean: false };
  }
  const counts = sumOf<Verdict>(pages.map((page) => page.verdicts));
  const found = verdicts
    .filter((verdict) => counts.has(verdict))
    .map((verdict) => `${counts.get(verdict)} ${verdict}`);
  const problems = [
    ...pages.flatMap((page) => page.problems.map(formatProblem)),
    ...skipProblems(report),
  ];
  const isClean = problems.length === 0;
  const end = isClean ? 'nothing to fix' : `${counted(problems.length, 'problem')} to fix`;
  const text = [
    ...pages.flatMap(({ file, skips }) =>
      skips.map(({ line, reason }) => `${file}:${line}  skipped: ${reason}`),
    ),
    ...problems,
    languages.map(([name, count]) => `${count} ${name}`).join(', '),
    `Checked ${counted(fences, 'fence')} on ${counted(pages.length, 'page')}: ${found.join(', ')}; ${end}.`,
  ].join('\n');
  return { text, isClean };
}

/**
 * Checks samples from the command line.
 * @param paths pages and folders; all pages when empty
 * @returns the exit code
 * @throws when a path doesn't exist
 */
export async function run(siteDir: string, paths: string[]): Promise<number> {
  const started = performance.now();
  const all = paths.length > 0 ? { paths } : {};
  const report = await checkSamples({ siteDir, packagesRoot: siteDir, ...all });
  const { cached, pages } = report;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { text, isClean } = formatReport(report);
  console.log(`${seconds} s${cached > 0 ? `, ${cached} of ${pages.length} pages unchanged` : ''}`);
  (isClean ? console.log : console.error)(text);
  return isClean ? 0 : 1;
}
