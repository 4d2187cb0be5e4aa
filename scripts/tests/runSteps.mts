import { explain } from '../run.mjs';

export interface Outcome {
  passed: number;
  failed: number;
  /** neither, because the machine lacks something; 0 by default */
  skipped?: number;
  /** shown when something failed */
  output?: string;
  /** shown in any case */
  note?: string;
}

export interface Step {
  name: string;
  /** steps that must pass first */
  needs?: string[];
  /** whether nothing else runs meanwhile, because its tests have time limits */
  alone?: boolean;
  /** what it writes; a step that needs it can use the one of an earlier run */
  writes?: string[];
  /** An exception counts as one failure. */
  run: () => Promise<Outcome>;
}

/**
 * Chooses steps, and the steps that they need whose output doesn't exist.
 * @returns in the order of `steps`
 * @throws if a step doesn't exist
 */
export function chooseSteps(
  steps: readonly Step[],
  names: readonly string[],
  exists: (file: string) => boolean,
): Step[] {
  const chosen: Set<string> = new Set();
  const add = (name: string) => {
    const step = steps.find((one) => one.name === name);
    if (step === undefined) {
      const known = steps.map((one) => one.name).join(', ');
      throw new Error(`The step ${name} does not exist. The steps are ${known}.`);
    }
    chosen.add(name);
    for (const need of step.needs ?? []) {
      const isMade = steps.find((one) => one.name === need)?.writes?.every(exists);
      if (!names.includes(need) && !isMade) add(need);
    }
  };
  for (const name of names) add(name);
  return steps.filter(({ name }) => chosen.has(name));
}

async function runOne(step: Step): Promise<Outcome & { skipped: number }> {
  try {
    const { skipped = 0, ...outcome } = await step.run();
    if (outcome.passed + outcome.failed + skipped > 0) return { ...outcome, skipped };
    return { passed: 0, failed: 1, skipped, output: `${step.name} ran no test or check.` };
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, output: explain(error) };
  }
}

/**
 * Runs steps side by side, earlier ones first, and reports each one when it ends, and the sums at last.
 * @param steps with every step of the run that they need
 * @param atOnce how many run at once
 * @returns the exit code: 1 if a step failed or could not run
 */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<number> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const names = steps.map(({ name }) => name);
  const succeeded: Set<string> = new Set();
  const running: Map<Step, Promise<void>> = new Map();
  let waiting = [...steps];
  const begun = Date.now();

  const canStart = ({ needs = [], alone }: Step) =>
    needs.every((need) => succeeded.has(need) || !names.includes(need)) &&
    (running.size === 0 ||
      (!alone && running.size < atOnce && [...running.keys()].every((other) => !other.alone)));

  async function start(step: Step) {
    const started = Date.now();
    const { passed, failed, skipped, output = '', note } = await runOne(step);
    running.delete(step);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    if (failed === 0) succeeded.add(step.name);
    const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
    const counts = Object.entries({ passed, failed, skipped }).filter(([, count]) => count > 0);
    const text = counts.map(([name, count]) => `${count} ${name}`).join(', ');
    console.log(`${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(14)} ${seconds} s  ${text}`);
    if (failed > 0) console.log(output.trimEnd());
    if (note !== undefined) console.log(note);
  }

  for (;;) {
    for (let next = waiting.find(canStart); next; next = waiting.find(canStart)) {
      const step = next;
      waiting = waiting.filter((other) => other !== step);
      running.set(step, start(step));
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  console.log(`${Math.round((Date.now() - begun) / 1000)} s`);
  if (waiting.length > 0) {
    const notRun = waiting.map(({ name }) => name).join(', ');
    console.log(`Not run, because a step that they need failed: ${notRun}`);
  }
  const { passed, failed, skipped } = total;
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 || waiting.length > 0 ? 1 : 0;
}
