import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countReport, flakyNote, testSteps } from '../../../scripts/lib/testSteps.mts';

describe('counts of a report', () => {
  test("Vitest's are its tests", () => {
    expect(countReport({ numPassedTests: 12, numFailedTests: 2 })).toEqual({
      passed: 12,
      failed: 2,
    });
  });

  test("Playwright's count a test that passed at the second try as passed", () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
    expect(countReport({ stats })).toEqual({ passed: 9, failed: 1 });
  });
});

describe('tests that passed at the second try only', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'shell.spec.ts',
    line: 7,
    tests: statuses.map((status) => ({ status })),
  });

  test('are counted and named, wherever they are nested', () => {
    const report = {
      suites: [
        { specs: [spec('opens the menu', 'expected', 'flaky'), spec('closes it', 'unexpected')] },
        { suites: [{ specs: [spec('keeps the focus', 'flaky')] }] },
      ],
    };
    expect(flakyNote(report)).toBe(
      '2 flaky: shell.spec.ts:7 opens the menu; shell.spec.ts:7 keeps the focus',
    );
  });

  test('are not mentioned where there are none', () => {
    expect(
      flakyNote({ suites: [{ specs: [spec('opens the menu', 'expected')] }] }),
    ).toBeUndefined();
    expect(flakyNote({})).toBeUndefined();
  });
});

describe('the steps of npm test', () => {
  const steps = testSteps({ log: () => {} });
  const names = steps.map(({ name }) => name);

  test('have unique names, and need steps that exist', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(steps.flatMap(({ needs = [], after = [] }) => [...needs, ...after])).not.toEqual([]);
    for (const { needs = [], after = [] } of steps) {
      for (const name of [...needs, ...after]) expect(names).toContain(name);
    }
  });

  test('are what CI runs', () => {
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm test$/m);
  });
});

test('the words that spelling knows of are sorted, each once', () => {
  const words = readFileSync('cspell-words.txt', 'utf8').trimEnd().split('\n');
  expect(words.length).toBeGreaterThan(10);
  expect(words).toEqual([...new Set(words)].sort());
});
