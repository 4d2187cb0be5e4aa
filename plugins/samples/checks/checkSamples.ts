import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import site from '../../../package.json';
import { counted, createDiskCache, type DiskCache, formatFinding, ownRoot } from '../../build';
import { isCheckedBy, isReferencePage, listDocs, pageStore } from '../../content';
import { type CliCommand, commandReader, readConvexCommands } from '../../reference';
import samples from '../package.json';
import { buildProjects, checkSchemas } from './buildProjects';
import { checkPage } from './checkPage';
import type { ShellFacts } from './checkShell';
import { loadTemplates } from './codegen';
import { compileSamples } from './compile';
import packages from './packages.json';
import pins from './pins.json';
import { runTests } from './runTests';
import { type PageResult, verdicts } from './verdict';

const packageDir = join(ownRoot, 'node_modules/convex');

let cli: CliCommand | undefined;

/** What shell samples are checked against: the installed CLI, and the versions of packages. */
const shell: ShellFacts = {
  cli() {
    cli ??= readConvexCommands(packageDir, join(ownRoot, commandReader));
    return cli;
  },
  packages: {
    ...site.dependencies,
    ...site.devDependencies,
    ...samples.devDependencies,
    ...packages,
  },
  pins,
};

/** The results of all pages, and how many of them came from the cache. */
export interface SampleReport {
  pages: PageResult[];
  cached: number;
  whole: boolean;
}

/**
 * Lists the pages in the given paths.
 * @throws when a path doesn't exist
 */
function listPages(siteDir: string, paths: string[]): string[] {
  const files = paths.flatMap((path) => {
    const clean = relative(siteDir, join(siteDir, path)).replaceAll('\\', '/');
    const stats = statSync(join(siteDir, clean), { throwIfNoEntry: false });
    if (!stats)
      throw new Error(`samples: ${path} does not exist. Name a page or a folder in docs.`);
    if (stats.isFile()) return [clean];
    return listDocs(siteDir, clean);
  });
  return [...new Set(files)].sort();
}

/**
 * Checks samples with the packages of this project.
 * @param siteDir the folder that page names are relative to
 * @param paths files and folders, relative to it
 * @param cache the results of pages, by their path and text
 */
export async function checkSamples(
  siteDir: string,
  paths: string[],
  cache?: DiskCache<PageResult>,
): Promise<SampleReport> {
  const results = new Map<string, PageResult>();
  const sources = new Map<string, string>();
  const files = listPages(siteDir, paths);
  for (const file of files) {
    const source = readFileSync(join(siteDir, file), 'utf8');
    const known = cache?.get([file, source]);
    if (known) results.set(file, known);
    else sources.set(file, source);
  }
  const cached = results.size;

  if (sources.size > 0) {
    const templates = loadTemplates(packageDir);
    const read = await pageStore(siteDir).read([...sources.keys()]);
    const pages = [...read.values()].map((page) => ({
      page,
      projects: buildProjects(page, templates),
    }));
    const projects = pages.flatMap((page) => page.projects);
    const running = runTests(projects);
    const said = compileSamples(projects);
    const diagnostics = [...said, ...(await running)];
    for (const { page, projects: own } of pages) {
      const result = await checkPage(page, diagnostics, shell, checkSchemas(own));
      results.set(page.file, result);
      // Only clean results are saved, so a page with a problem is always checked again.
      if (result.problems.length === 0)
        cache?.set([page.file, sources.get(page.file) ?? ''], result);
    }
  }
  const pages = files.flatMap((file) => results.get(file) ?? []);
  return {
    pages,
    cached,
    whole: paths.some((path) => relative(siteDir, join(siteDir, path)) === 'docs'),
  };
}

/** The maximum share of TypeScript and JavaScript fences that may be skipped. */
const skipLimit = 0.02;

function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function skipProblems({ pages, whole }: SampleReport): string[] {
  // The pages that writers maintain. Comments in the package aren't theirs to change.
  const code = pages
    .filter(({ file }) => !isReferencePage(file))
    .flatMap(({ fences }) => fences.filter(({ lang }) => isCheckedBy('program', lang)));
  const skipped = code.filter(({ verdict }) => verdict === 'skipped').length;
  const most = Math.floor(code.length * skipLimit);
  if (!whole || skipped <= most) return [];
  return [
    `${counted(skipped, 'fence')} of ${code.length} in TypeScript or JavaScript are skipped; the maximum is ${most} (2 %). Make some of them compile.`,
  ];
}

/**
 * Formats a report for the terminal.
 * @returns the text, and whether readers can paste all samples; a check that found no fences isn't clean
 */
export function formatReport(report: SampleReport): { text: string; isClean: boolean } {
  const { pages } = report;
  const fences = pages.flatMap((page) => page.fences);
  if (fences.length === 0) {
    const text = 'Checked 0 fences: the pages have no samples. Check the path.';
    return { text, isClean: false };
  }
  const languages = [...countsOf(fences.map(({ lang }) => lang))].sort((a, b) => b[1] - a[1]);
  const counts = countsOf(fences.map(({ verdict }) => verdict));
  const found = verdicts
    .filter((verdict) => counts.has(verdict))
    .map((verdict) => `${counts.get(verdict)} ${verdict}`);
  const problems = [
    ...pages.flatMap((page) => page.problems.map(formatFinding)),
    ...skipProblems(report),
  ];
  const isClean = problems.length === 0;
  const end = isClean ? 'nothing to fix' : `${counted(problems.length, 'problem')} to fix`;
  const text = [
    ...pages.flatMap(({ file, fences }) =>
      fences.flatMap(({ line, skip }) => (skip ? [`${file}:${line}  skipped: ${skip}`] : [])),
    ),
    ...problems,
    languages.map(([name, count]) => `${count} ${name}`).join(', '),
    `Checked ${counted(fences.length, 'fence')} on ${counted(pages.length, 'page')}: ${found.join(', ')}; ${end}.`,
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
  const cache = createDiskCache<PageResult>({ name: 'samples' });
  const report = await checkSamples(siteDir, paths.length > 0 ? paths : ['docs'], cache);
  const { cached, pages } = report;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { text, isClean } = formatReport(report);
  console.log(`${seconds} s${cached > 0 ? `, ${cached} of ${pages.length} pages unchanged` : ''}`);
  (isClean ? console.log : console.error)(text);
  return isClean ? 0 : 1;
}
