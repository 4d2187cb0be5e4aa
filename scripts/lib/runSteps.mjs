// @ts-check
import { spawn } from 'node:child_process';

/**
 * What a step found.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} [output] shown when something failed
 * @property {string} [note] shown in any case
 */

/**
 * One thing to do.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [title] what it does, for the list of steps
 * @property {string[]} [needs] steps that must have passed before
 * @property {string[]} [after] steps that must have ended before, if they run at all
 * @property {number} [cores] how many it keeps busy, 1 by default
 * @property {() => boolean} [isMade] whether an earlier run left what this step makes
 * @property {() => Promise<Outcome>} run an error thrown counts as one failure
 */

/** A mistake in what was asked for; its message is all there is to say. */
export class StepError extends Error {}

/**
 * Picks the steps that were named, and those they need whose product is not there.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} names all steps when empty
 * @returns {Step[]} in the order of `steps`
 * @throws {StepError} at a name that no step has.
 */
export function chooseSteps(steps, names) {
  if (names.length === 0) return [...steps];
  /** @type {Set<string>} */
  const chosen = new Set();
  /** @param {string} name */
  const add = (name) => {
    const step = steps.find((one) => one.name === name);
    if (step === undefined) {
      const known = steps.map((one) => one.name).join(', ');
      throw new StepError(`There is no step ${name}. The steps are ${known}.`);
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
 * Runs steps, as many side by side as there are cores, and reports each when it ends.
 * @param {readonly Step[]} steps earlier ones start first
 * @param {{ cores: number, log: (line: string) => void }} options
 * @returns {Promise<{ passed: number, failed: number, notRun: string[] }>}
 * @throws {StepError} when steps wait for each other.
 */
export async function runSteps(steps, { cores, log }) {
  const names = new Set(steps.map((step) => step.name));
  /** @type {Map<string, 'passed' | 'failed'>} */
  const ended = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];
  /** @type {string[]} */
  const notRun = [];
  const total = { passed: 0, failed: 0 };
  let busy = 0;

  /** @param {Step} step */
  const coresOf = (step) => Math.min(step.cores ?? 1, cores);
  /** @param {Step} step */
  const needsOf = (step) => (step.needs ?? []).filter((name) => names.has(name));
  /** @param {Step} step */
  const isBlocked = (step) =>
    needsOf(step).some((name) => ended.get(name) === 'failed' || notRun.includes(name));
  /** @param {Step} step */
  const isReady = (step) =>
    [...needsOf(step), ...(step.after ?? []).filter((name) => names.has(name))].every(
      (name) => ended.has(name) || notRun.includes(name),
    );

  /** @param {Step} step */
  async function runOne(step) {
    const started = Date.now();
    /** @type {Outcome} */
    let outcome;
    try {
      outcome = await step.run();
    } catch (error) {
      const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
      outcome = { passed: 0, failed: 1, output };
    }
    const { passed, output, note } = outcome;
    // A guard that looked at nothing has not passed.
    const failed = passed + outcome.failed === 0 ? 1 : outcome.failed;
    total.passed += passed;
    total.failed += failed;
    ended.set(step.name, failed > 0 ? 'failed' : 'passed');
    const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
    const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
    log(`${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(10)} ${seconds} s  ${counts}`);
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

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/** @param {import('node:child_process').ChildProcess} child */
function endCommand(child) {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Ends the commands that still run, with all they started. */
export function endCommands() {
  for (const child of children) endCommand(child);
}

/**
 * Runs a command without a terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string | undefined>, minutes?: number }} options ended after 10
 *   minutes unless told
 * @returns {Promise<{ code: number, output: string }>} both its streams as one text
 */
export function runCommand(command, args, { cwd, env, minutes = 10 }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a command that hangs can be ended with what it started.
      detached: process.platform !== 'win32',
    });
    children.add(child);
    let output = '';
    /** @param {number} code */
    const end = (code) => {
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
