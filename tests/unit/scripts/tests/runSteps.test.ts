import { describe, expect, test } from 'vitest';
import {
  chooseSteps,
  type Outcome,
  runCommand,
  runSteps,
  StepError,
} from '../../../../scripts/tests/runSteps.mts';

interface Parts {
  needs?: string[];
  after?: string[];
  cores?: number;
  isMade?: () => boolean;
  outcome?: Outcome | Error;
}

/** Steps that write down when they begin and end. */
function recorder() {
  const events: string[] = [];
  const step = (name: string, { outcome = { passed: 1, failed: 0 }, ...rest }: Parts = {}) => ({
    name,
    ...rest,
    async run() {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      events.push(`${name} ends`);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  });
  return { events, step };
}

async function run(steps: Parameters<typeof runSteps>[0], cores = 2) {
  const lines: string[] = [];
  const result = await runSteps(steps, { cores, log: (line: string) => lines.push(line) });
  return { ...result, lines };
}

describe('running steps', () => {
  test('runs as many side by side as there are cores', async () => {
    const { events, step } = recorder();
    await run([step('a'), step('b'), step('c')]);
    expect(events.slice(0, 2)).toEqual(['a begins', 'b begins']);
    expect(events.indexOf('c begins')).toBeGreaterThan(events.indexOf('a ends'));
  });

  test('gives a step all the cores it asks for', async () => {
    const { events, step } = recorder();
    await run([step('a'), step('wide', { cores: 2 }), step('b')]);
    const wide = events.indexOf('wide begins');
    expect(events[wide + 1]).toBe('wide ends');
  });

  test('runs a step that asks for more cores than there are, and tells it how many there are', async () => {
    const { step } = recorder();
    let given = 0;
    const wide = {
      ...step('wide', { cores: 8 }),
      run: async (cores: number) => {
        given = cores;
        return { passed: 1, failed: 0 };
      },
    };
    expect(await run([wide], 3)).toMatchObject({ passed: 1, failed: 0 });
    expect(given).toBe(3);
  });

  test('waits for what a step needs, and for what it comes after', async () => {
    const { events, step } = recorder();
    await run([step('last', { after: ['middle'] }), step('middle', { needs: ['a'] }), step('a')]);
    expect(events).toEqual([
      'a begins',
      'a ends',
      'middle begins',
      'middle ends',
      'last begins',
      'last ends',
    ]);
  });

  test('does not run what needs a failed step, and says so', async () => {
    const { events, step } = recorder();
    const result = await run([
      step('build', { outcome: { passed: 0, failed: 1, output: 'Broken link' } }),
      step('e2e', { needs: ['build'] }),
      step('report', { needs: ['e2e'] }),
      step('other'),
    ]);
    expect(events).not.toContain('e2e begins');
    expect(result).toMatchObject({ passed: 1, failed: 1, notRun: ['e2e', 'report'] });
    expect(result.lines).toContain('Broken link');
    expect(result.lines.some((line) => /^– e2e +not run: build failed$/.test(line))).toBe(true);
  });

  test('still runs what only comes after a failed step', async () => {
    const { step } = recorder();
    const failing = step('e2e', { outcome: { passed: 0, failed: 2 } });
    const result = await run([failing, step('lighthouse', { after: ['e2e'] })]);
    expect(result).toMatchObject({ passed: 1, failed: 2, notRun: [] });
  });

  test('sums what the steps found', async () => {
    const { step } = recorder();
    const result = await run([
      step('a', { outcome: { passed: 12, failed: 0 } }),
      step('b', { outcome: { passed: 3, failed: 4 } }),
      step('c', { outcome: { passed: 1, failed: 0, skipped: 2 } }),
    ]);
    expect(result).toMatchObject({ passed: 16, failed: 4, skipped: 2 });
  });

  test('counts a step that throws as one failure and shows the error', async () => {
    const { step } = recorder();
    const result = await run([step('a', { outcome: new Error('No Chromium') })]);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.lines.join('\n')).toContain('No Chromium');
  });

  test('shows what a machine lacks in one line', async () => {
    const { step } = recorder();
    const { lines } = await run([step('a', { outcome: new StepError('No Chromium') })]);
    expect(lines).toEqual([expect.stringMatching(/^✗ a/), 'No Chromium']);
  });

  test('counts a step that looked at nothing as failed', async () => {
    const { step } = recorder();
    const result = await run([step('a', { outcome: { passed: 0, failed: 0 } })]);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.lines.join('\n')).toContain('a ran no test or check.');
  });

  test('shows the output of a failure only, and a note in any case', async () => {
    const { step } = recorder();
    const { lines } = await run([
      step('a', { outcome: { passed: 1, failed: 0, output: 'chatter', note: 'score 100' } }),
    ]);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^✓ a +\d+\.\d s {2}1 passed$/);
    expect(lines[1]).toBe('score 100');
  });

  test('refuses steps that wait for each other', async () => {
    const { step } = recorder();
    await expect(run([step('a', { needs: ['b'] }), step('b', { needs: ['a'] })])).rejects.toThrow(
      'a, b wait for each other.',
    );
  });
});

describe('choosing steps', () => {
  const { step } = recorder();
  const steps = (isMade: boolean) => [
    step('build', { isMade: () => isMade }),
    step('unit'),
    step('e2e', { needs: ['build'] }),
  ];
  const names = (chosen: { name: string }[]) => chosen.map(({ name }) => name);

  test('takes all when none is named', () => {
    expect(names(chooseSteps(steps(true), []))).toEqual(['build', 'unit', 'e2e']);
  });

  test('takes the named ones, in their own order', () => {
    expect(names(chooseSteps(steps(true), ['e2e', 'unit']))).toEqual(['unit', 'e2e']);
  });

  test('adds what a step needs when it is not there yet', () => {
    expect(names(chooseSteps(steps(false), ['e2e']))).toEqual(['build', 'e2e']);
  });

  test('refuses a name that no step has, and names those there are', () => {
    expect(() => chooseSteps(steps(true), ['e2'])).toThrow(
      'The step e2 does not exist. The steps are build, unit, e2e.',
    );
  });
});

describe('running a command', () => {
  test('gives the exit code and both streams', async () => {
    const script = "console.log('out'); console.error('err'); process.exit(3)";
    const result = await runCommand(process.execPath, ['-e', script], { cwd: '.' });
    expect(result.code).toBe(3);
    expect(result.output).toContain('out');
    expect(result.output).toContain('err');
  });

  test('has no input to wait for', async () => {
    const script = "process.stdin.on('end', () => process.exit(0)).resume()";
    expect((await runCommand(process.execPath, ['-e', script], { cwd: '.' })).code).toBe(0);
  });

  test('ends a command that takes too long, with what it started', async () => {
    const script = "require('child_process').spawn('sleep', ['30'], { stdio: 'inherit' })";
    const { code, output } = await runCommand(
      process.execPath,
      ['-e', `${script}; setTimeout(() => {}, 30_000)`],
      { cwd: '.', minutes: 0.01 },
    );
    expect(code).not.toBe(0);
    expect(output).toContain('Ended after 0.01 minutes.');
  });

  test('says what is wrong with a command that does not exist', async () => {
    const { code, output } = await runCommand('no-such-command', [], { cwd: '.' });
    expect(code).toBe(1);
    expect(output).toContain('ENOENT');
  });
});
