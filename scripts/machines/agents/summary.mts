import type { ReportResult, ScoreResult } from 'afdocs';

/** The lowest score that passes. */
const lowestScore = 99;

/** How many of the pages that a check objects to are named. */
const namedPages = 5;

/** Characters of a passage that is missing. */
const shownCharacters = 160;

interface PageResult {
  url?: string;
  /** A number where the result is a response. */
  status?: string | number;
  classification?: string;
  error?: string;
  sampleDiffs?: string[];
}

const faults = new Set<string | number | undefined>(['warn', 'fail', 'error', 'soft-404']);

/** The pages that a check objects to, with what it says about each. */
function pagesOf(details: Record<string, unknown> | undefined): string[] {
  const lists = Object.values(details ?? {}).filter(Array.isArray) as PageResult[][];
  const pages = lists
    .flat()
    .filter((page) => faults.has(page?.status) || faults.has(page?.classification));
  const lines = pages
    .slice(0, namedPages)
    .flatMap(({ url = '', error, sampleDiffs = [] }) => [
      `    ${url}${error === undefined ? '' : `: ${error}`}`,
      ...sampleDiffs
        .slice(0, 2)
        .map((line) => `      missing: ${line.replace(/^- /, '').slice(0, shownCharacters)}`),
    ]);
  const more = pages.length - namedPages;
  return more > 0 ? [...lines, `    … and ${more} more`] : lines;
}

/**
 * Sums up a run of afdocs: the score, how many checks passed, and for each of the others what it found and the pages.
 * @returns the lines to print, and whether the site passes
 */
export function summarize(
  { results }: Pick<ReportResult, 'results'>,
  { overall, grade, cap }: Pick<ScoreResult, 'overall' | 'grade' | 'cap'>,
): { lines: string[]; hasPassed: boolean } {
  const isFault = (status: string) => status === 'fail' || status === 'error';
  const passed = results.filter(({ status }) => status === 'pass').length;
  const failed = results.filter(({ status }) => isFault(status)).length;
  const others = results.filter(({ status }) => status !== 'pass');
  return {
    lines: [
      `[check-agents] score ${overall} (${grade}), ${passed} of ${results.length} checks passed, ${failed} failed`,
      ...(cap === undefined ? [] : [`  The score is capped at ${cap.cap}: ${cap.reason}`]),
      ...others.flatMap(({ id, status, message, details }) => [
        `  ${status} ${id}: ${message}`,
        ...(status === 'skip' ? [] : pagesOf(details)),
      ]),
    ],
    hasPassed: results.length > 0 && failed === 0 && overall >= lowestScore,
  };
}
