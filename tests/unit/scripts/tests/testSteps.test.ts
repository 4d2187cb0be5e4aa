import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { chooseSteps, runSteps } from '../../../../scripts/tests/runSteps.mts';
import { testSteps } from '../../../../scripts/tests/testSteps.mts';

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

  // With many cores all of them would start together, in a clone where nothing is generated yet.
  test.each([
    'build',
    'dead-code',
    'content',
    'prose',
    'samples',
    'search',
    'unit',
    'output',
    'e2e',
  ])('generate what %s reads before it runs', (name) => {
    const chosen = chooseSteps(steps, [name]);
    expect(chosen.map((step) => step.name)).toContain('generate');
    expect(chosen.find((step) => step.name === name)?.needs).toContain('generate');
  });

  test('are what CI runs', () => {
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm test$/m);
  });

  test('skip the tests in browsers that are not installed, and say how to install them', async () => {
    vi.stubEnv('PATH', '/nowhere');
    const lines: string[] = [];
    const step = steps.filter(({ name }) => name === 'engines').map(({ needs, ...rest }) => rest);
    const result = await runSteps(step, { cores: 1, log: (line) => lines.push(line) });
    expect(result).toMatchObject({ passed: 0, failed: 0 });
    expect(result.skipped).toBeGreaterThan(2);
    expect(lines[0]).toMatch(/^– engines +\d+\.\d s {2}\d+ skipped$/);
    expect(lines[1]).toContain('`apt-get install firefox-esr webkit2gtk-driver xvfb`');
  });
});

test('the words that spelling knows of are sorted, each once', () => {
  const words = readFileSync('cspell-words.txt', 'utf8').trimEnd().split('\n');
  expect(words.length).toBeGreaterThan(10);
  expect(words).toEqual([...new Set(words)].sort());
});
