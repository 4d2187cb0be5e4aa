import type { Outcome } from './runSteps.mts';

/** A part of Playwright's report. */
interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[];
}

/** A report from Playwright, which has `stats`, or from Vitest. */
interface Report extends Suite {
  stats?: { expected: number; flaky: number; unexpected: number };
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { assertionResults: { status: string; ancestorTitles: string[] }[] }[];
}

/** How to get what a group of tests needs. */
export interface Installation {
  /** packages */
  debian: string;
  elsewhere: string;
}

function countsOf({ stats, numPassedTests = 0, numFailedTests = 0 }: Report) {
  if (stats === undefined) return { passed: numPassedTests, failed: numFailedTests };
  // Machines are noisy: a test that passes on the second attempt counts as passed, but is listed.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** Lists the tests in a Playwright report that only passed on the second attempt, so that they get fixed. */
function flakyNote(report: Report): string[] {
  const namesIn = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(namesIn),
  ];
  const names = namesIn(report);
  return names.length === 0 ? [] : [`${names.length} flaky: ${names.join('; ')}`];
}

/** The groups of the skipped tests in a Vitest report, one for each test. */
function skippedGroups({ testResults = [] }: Report): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped')
    .map(({ ancestorTitles: [group = ''] }) => group);
}

function missingNote(groups: readonly string[], optional: Record<string, Installation>): string[] {
  const missing = Object.entries(optional).filter(([group]) => groups.includes(group));
  if (missing.length === 0) return [];
  const names = missing.map(([group]) => group).join(' and ');
  const packages = missing.map(([, { debian }]) => debian).join(' ');
  const others = missing.map(([, { elsewhere }]) => elsewhere).join('; ');
  return [
    `skipped without ${names}. On Debian: \`apt-get install ${packages}\`. Elsewhere: ${others}.`,
  ];
}

/**
 * Reads the result of a step from what its tests reported. A step that reports nothing has neither passed nor skipped
 * anything, which `runSteps` counts as a failure.
 * @param run how the command ended, with its report, if it wrote one
 * @param optional the groups of tests that may be skipped, because they need something that not every machine has
 */
export function outcomeOf(
  { code, output, report = {} }: { code: number; output: string; report?: Report },
  optional: Record<string, Installation> = {},
): Outcome {
  const { passed, failed } = countsOf(report);
  const groups = skippedGroups(report).filter((group) => group in optional);
  const notes = [...flakyNote(report), ...missingNote(groups, optional)];
  return {
    passed,
    // A file that can't be loaded, or an error outside of a test, doesn't fail any test.
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: groups.length,
    output,
    ...(notes.length > 0 && { note: notes.join('\n') }),
  };
}
