import { expect, test } from 'vitest';
import { outcomeOf } from '../../../../scripts/tests/commands.mts';
import {
  chooseSteps,
  runSteps,
  type Step,
  summarize,
} from '../../../../scripts/tests/runSteps.mts';

const events: string[] = [];

const step = (name: string, rest: Partial<Step> = {}, failed = 0): Step => ({
  name,
  ...rest,
  async run() {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    events.push(`${name} ends`);
    return { passed: 1, failed };
  },
});

async function run(steps: Step[]) {
  events.length = 0;
  return summarize(await runSteps(steps, { atOnce: 2, log: () => {} }));
}

test('two steps run at once, one that wants to be alone by itself, each after what it needs', async () => {
  const steps = [step('a', { needs: ['b'] }), step('b'), step('smoke', { alone: true }), step('c')];
  expect(await run(steps)).toEqual({ lines: ['4 passed, 0 failed, 0 skipped'], code: 0 });
  expect(events.slice(0, 2)).toEqual(['b begins', 'c begins']);
  expect(events.indexOf('a begins')).toBeGreaterThan(events.indexOf('b ends'));
  expect(events.slice(-2)).toEqual(['smoke begins', 'smoke ends']);
});

test('a failure, a step that could not run and one that ran nothing end with exit code 1', async () => {
  expect(await run([step('build', {}, 2), step('smoke', { needs: ['build'] })])).toEqual({
    lines: [
      'Not run, because a step that they need failed: smoke',
      '1 passed, 2 failed, 0 skipped',
    ],
    code: 1,
  });
  const empty = { name: 'empty', run: async () => ({ passed: 0, failed: 0 }) };
  expect(await run([empty])).toMatchObject({ code: 1 });
});

test('named steps run with what they need, unless an earlier build is there', () => {
  const steps = [step('build', { writes: ['build'] }), step('smoke', { needs: ['build'] })];
  const names = (exists: boolean) =>
    chooseSteps(steps, ['smoke'], () => exists).map(({ name }) => name);
  expect(names(false)).toEqual(['build', 'smoke']);
  expect(names(true)).toEqual(['smoke']);
  expect(() => chooseSteps(steps, ['lint'], () => true)).toThrow('The steps are build, smoke.');
});

test('tests are counted as Vitest and Playwright report them, and a crash is a failure', () => {
  const assertionResults = [{ status: 'skipped', ancestorTitles: ['Firefox'] }];
  const vitest = { numPassedTests: 3, numFailedTests: 1, testResults: [{ assertionResults }] };
  expect(outcomeOf(1, '', vitest)).toMatchObject({
    ...{ passed: 3, failed: 1, skipped: 1, note: 'Skipped: Firefox' },
  });
  const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 2 };
  expect(outcomeOf(0, '', { stats })).toMatchObject({ passed: 5, failed: 1, skipped: 2 });
  expect(outcomeOf(1, 'no report')).toMatchObject({ passed: 0, failed: 1 });
});
