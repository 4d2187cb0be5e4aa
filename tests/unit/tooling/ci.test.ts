import { describe, expect, test } from 'vitest';
import { chooseSteps } from '../../../scripts/tests/runSteps.mts';
import { testSteps } from '../../../scripts/tests/testSteps.mts';
import { commandsOf, readWorkflow } from './workflows';

const { jobs, concurrency, source } = readWorkflow('ci.yml');
const steps = testSteps({ log: () => {} });

/** The steps that a command names; undefined for other commands. */
const namesIn = (command: string) => /^npm test -- (.+)$/.exec(command)?.[1]?.split(' ');

const commands = Object.values(jobs).flatMap(commandsOf);

describe('the workflow of CI', () => {
  test('runs steps of `npm test` only, which exist', () => {
    expect(commands.length).toBeGreaterThan(8);
    for (const command of commands) {
      const names = namesIn(command);
      expect(names, command).toBeDefined();
      expect(() => chooseSteps(steps, names ?? []), command).not.toThrow();
    }
  });

  test('names each step once, besides those on other systems', () => {
    const named = Object.entries(jobs)
      .filter(([name]) => name !== 'systems')
      .flatMap(([, job]) => commandsOf(job).flatMap((command) => namesIn(command) ?? []));
    expect(named.sort()).toEqual(steps.map(({ name }) => name).sort());
  });

  test('waits for nothing but the build, which jobs share', () => {
    const needed = Object.entries(jobs).flatMap(([name, { needs }]) =>
      needs ? [[name, needs]] : [],
    );
    expect(needed).toEqual([
      ['site', 'build'],
      ['browser', 'build'],
    ]);
    expect(jobs.build && commandsOf(jobs.build)).toEqual(['npm test -- generate build']);
  });

  test('divides the browser tests completely', () => {
    const shards = jobs.browser?.strategy?.matrix.shard ?? [];
    expect(shards.length).toBeGreaterThan(1);
    expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
  });

  test('builds and tests on Windows and macOS, too', () => {
    expect(jobs.systems?.strategy?.matrix.os).toEqual(['windows-latest', 'macos-latest']);
    expect(jobs.systems && commandsOf(jobs.systems)).toEqual(['npm test -- build unit component']);
  });

  test('is canceled by newer pushes to a pull request only', () => {
    const isPull = "github.event_name == 'pull_request'";
    expect(concurrency).toEqual({
      group: `ci-\${{ ${isPull} && github.ref || github.run_id }}`,
      'cancel-in-progress': `\${{ ${isPull} }}`,
    });
  });

  test('has no secrets, because it runs the code of forks', () => {
    expect(source).not.toMatch(/\b(?:secrets|vars)\./);
  });
});
