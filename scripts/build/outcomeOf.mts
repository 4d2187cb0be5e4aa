import type { Outcome } from '../tests/runSteps.mts';

/** A report from Playwright, which has `stats`, or from Vitest. */
interface Report {
  stats?: { expected: number; unexpected: number };
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
  return { passed: stats.expected, failed: stats.unexpected };
}

/** The groups of the skipped tests in a Vitest report, one for each test. */
function skippedGroups({ testResults = [] }: Report): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped')
    .map(({ ancestorTitles: [group = ''] }) => group);
}

function missingNote(
  groups: readonly string[],
  optional: Record<string, Installation>,
): string | undefined {
  const missing = Object.entries(optional).filter(([group]) => groups.includes(group));
  if (missing.length === 0) return undefined;
  const names = missing.map(([group]) => group).join(' and ');
  const packages = missing.map(([, { debian }]) => debian).join(' ');
  const others = missing.map(([, { elsewhere }]) => elsewhere).join('; ');
  return `skipped without ${names}. On Debian: \`apt-get install ${packages}\`. Elsewhere: ${others}.`;
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
  const note = missingNote(groups, optional);
  return {
    passed,
    // A file that can't be loaded, or an error outside of a test, doesn't fail any test.
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: groups.length,
    output,
    ...(note !== undefined && { note }),
  };
}
