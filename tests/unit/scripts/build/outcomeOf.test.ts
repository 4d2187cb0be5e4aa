import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../../scripts/build/outcomeOf.mts';
import { runSteps } from '../../../../scripts/tests/runSteps.mts';

type Report = Parameters<typeof outcomeOf>[0]['report'];

const ended = { code: 0, output: 'What the command printed' };
const optional = {
  Firefox: { debian: 'firefox-esr', elsewhere: 'Firefox' },
  WebKit: { debian: 'webkit2gtk-driver xvfb', elsewhere: 'WebKitGTK' },
};

/** A report from Vitest on two tests for each group. */
function vitestReport(groups: Record<string, 'passed' | 'skipped'>): Report {
  const results = Object.entries(groups).flatMap(([group, status]) =>
    Array.from({ length: 2 }, () => ({ status, ancestorTitles: [group] })),
  );
  return {
    numPassedTests: results.filter(({ status }) => status === 'passed').length,
    numFailedTests: 0,
    testResults: [{ assertionResults: results }],
  };
}

/** What a run says when one step has this outcome. */
async function runOf(outcome: ReturnType<typeof outcomeOf>) {
  const lines: string[] = [];
  const step = { name: 'engines', run: async () => outcome };
  const { passed, failed, skipped } = await runSteps([step], {
    cores: 1,
    log: (line) => lines.push(line),
  });
  return { counts: { passed, failed, skipped }, lines };
}

describe('tests that were skipped', () => {
  test('are the result of a step whose optional tests are all skipped, which says what to install', async () => {
    const report = vitestReport({ Firefox: 'skipped', WebKit: 'skipped' });
    const { counts, lines } = await runOf(outcomeOf({ ...ended, report }, optional));
    expect(counts).toEqual({ passed: 0, failed: 0, skipped: 4 });
    expect(lines).toEqual([
      expect.stringMatching(/^– engines +\d+\.\d s {2}4 skipped$/),
      'skipped without Firefox and WebKit. On Debian: `apt-get install firefox-esr webkit2gtk-driver xvfb`. Elsewhere: Firefox; WebKitGTK.',
    ]);
  });

  test('are counted and named next to those that passed', async () => {
    const report = vitestReport({ Firefox: 'passed', WebKit: 'skipped' });
    const { counts, lines } = await runOf(outcomeOf({ ...ended, report }, optional));
    expect(counts).toEqual({ passed: 2, failed: 0, skipped: 2 });
    expect(lines).toEqual([
      expect.stringMatching(/^✓ engines +\d+\.\d s {2}2 passed, 2 skipped$/),
      'skipped without WebKit. On Debian: `apt-get install webkit2gtk-driver xvfb`. Elsewhere: WebKitGTK.',
    ]);
  });

  test('are a failure in a step that must run', async () => {
    const report = vitestReport({ Firefox: 'skipped', WebKit: 'skipped' });
    const { counts } = await runOf(outcomeOf({ ...ended, report }));
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('are a failure in a group that must run', async () => {
    const report = vitestReport({ Chromium: 'skipped' });
    const { counts } = await runOf(outcomeOf({ ...ended, report }, optional));
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('do not hide a command that failed', async () => {
    const report = vitestReport({ Firefox: 'skipped' });
    const { counts, lines } = await runOf(outcomeOf({ ...ended, code: 1, report }, optional));
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 2 });
    expect(lines).toContain(ended.output);
  });
});

describe('a step fails', () => {
  test('when its report has no test', async () => {
    const { counts } = await runOf(outcomeOf({ ...ended, report: vitestReport({}) }, optional));
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test.each([0, 1])('when it ends with %i and without a report', async (code) => {
    const { counts, lines } = await runOf(outcomeOf({ ...ended, code }, optional));
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(lines).toContain(ended.output);
  });

  test('when a file could not be loaded, though no test failed', () => {
    const report = vitestReport({ Firefox: 'passed' });
    expect(outcomeOf({ ...ended, code: 1, report })).toMatchObject({ passed: 2, failed: 1 });
  });
});

test("counts the tests in Playwright's report", () => {
  const stats = { expected: 7, unexpected: 1, flaky: 0, skipped: 3 };
  expect(outcomeOf({ ...ended, code: 1, report: { stats } })).toMatchObject({
    passed: 7,
    failed: 1,
  });
});
