import { spawn } from 'node:child_process';

/** The result of a step. */
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

/** One task of a run. */
export interface Step {
  name: string;
  /** what it does, for the list of steps */
  title?: string;
  /** steps that must pass first */
  needs?: string[];
  /** steps that must finish first, if they run at all */
  after?: string[];
  /** how many cores it uses at most, 1 by default */
  cores?: number;
  /** whether the output of an earlier run exists */
  isMade?: () => boolean;
  /**
   * An exception counts as one failure.
   * @param cores how many it may use
   */
  run: (cores: number) => Promise<Outcome>;
}

/** A mistake in how it was called, or something that the machine lacks. Its message is shown without a stack. */
export class StepError extends Error {}

function textOf(error: unknown): string {
  if (error instanceof StepError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Chooses the named steps and the steps they need whose output doesn't exist.
 * @param names all steps when empty
 * @returns in the order of `steps`
 * @throws StepError if a step doesn't exist
 */
export function chooseSteps(steps: readonly Step[], names: readonly string[]): Step[] {
  if (names.length === 0) return [...steps];
  const chosen: Set<string> = new Set();
  const add = (name: string) => {
    const step = steps.find((one) => one.name === name);
    if (step === undefined) {
      const known = steps.map((one) => one.name).join(', ');
      throw new StepError(`The step ${name} does not exist. The steps are ${known}.`);
    }
    if (chosen.has(name)) return;
    chosen.add(name);
    for (const need of step.needs ?? []) {
      const isMade = steps.find((one) => one.name === need)?.isMade;
      if (!names.includes(need) && !isMade?.()) add(need);
    }
  };
  for (const name of names) add(name);
  return steps.filter((step) => chosen.has(step.name));
}

/**
 * Runs as many steps in parallel as there are cores, and reports each one when it finishes.
 * @param steps earlier ones start first
 * @throws StepError when steps wait for each other
 */
export async function runSteps(
  steps: readonly Step[],
  { cores, log }: { cores: number; log: (line: string) => void },
): Promise<{ passed: number; failed: number; skipped: number; notRun: string[] }> {
  const names = new Set(steps.map((step) => step.name));
  const ended: Map<string, 'passed' | 'failed'> = new Map();
  const running: Map<string, Promise<void>> = new Map();
  const waiting = [...steps];
  const notRun: string[] = [];
  const total = { passed: 0, failed: 0, skipped: 0 };
  let busy = 0;

  const coresOf = (step: Step) => Math.min(step.cores ?? 1, cores);
  const needsOf = (step: Step) => (step.needs ?? []).filter((name) => names.has(name));
  const isBlocked = (step: Step) =>
    needsOf(step).some((name) => ended.get(name) === 'failed' || notRun.includes(name));
  const isReady = (step: Step) =>
    [...needsOf(step), ...(step.after ?? []).filter((name) => names.has(name))].every(
      (name) => ended.has(name) || notRun.includes(name),
    );

  async function runOne(step: Step) {
    const started = Date.now();
    let outcome: Outcome;
    try {
      outcome = await step.run(coresOf(step));
    } catch (error) {
      outcome = { passed: 0, failed: 1, output: textOf(error) };
    }
    const { passed, skipped = 0, output, note } = outcome;
    // A check that ran nothing hasn't passed.
    const failed = passed + outcome.failed + skipped === 0 ? 1 : outcome.failed;
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    ended.set(step.name, failed > 0 ? 'failed' : 'passed');
    const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
    const counts = Object.entries({ passed, failed, skipped })
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${count} ${name}`);
    const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
    log(`${mark} ${step.name.padEnd(10)} ${seconds} s  ${counts.join(', ')}`);
    if (failed > 0) log(output?.trimEnd() || `${step.name} ran no test or check.`);
    if (note !== undefined) log(note);
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      if (isBlocked(step)) {
        waiting.splice(waiting.indexOf(step), 1);
        notRun.push(step.name);
        log(`– ${step.name.padEnd(10)} not run: ${needsOf(step).join(', ')} failed`);
      } else if (isReady(step) && busy + coresOf(step) <= cores) {
        waiting.splice(waiting.indexOf(step), 1);
        busy += coresOf(step);
        running.set(
          step.name,
          runOne(step).then(() => {
            running.delete(step.name);
            busy -= coresOf(step);
          }),
        );
      }
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0 && !waiting.some((step) => isBlocked(step) || isReady(step))) {
      throw new StepError(`${waiting.map((step) => step.name).join(', ')} wait for each other.`);
    }
  }
  return { ...total, notRun };
}

const children: Set<import('node:child_process').ChildProcess> = new Set();

function endCommand(child: import('node:child_process').ChildProcess) {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Stops the running commands and all their child processes. */
export function endCommands() {
  for (const child of children) endCommand(child);
}

/**
 * Runs a command without a terminal.
 * @param options stopped after 10 minutes by default
 * @returns both of its streams as one text
 */
export function runCommand(
  command: string,
  args: readonly string[],
  {
    cwd,
    env,
    minutes = 10,
  }: { cwd: string; env?: Record<string, string | undefined>; minutes?: number },
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, so that a command that hangs can be stopped with its children.
      detached: process.platform !== 'win32',
    });
    children.add(child);
    let output = '';
    const end = (code: number) => {
      clearTimeout(timer);
      children.delete(child);
      resolve({ code, output });
    };
    const timer = setTimeout(() => {
      output += `\nEnded after ${minutes} minutes.\n`;
      endCommand(child);
    }, minutes * 60_000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
