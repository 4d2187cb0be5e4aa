import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { StepFailed } from './quickstartTypes.mts';

/** A starter or a build that takes longer waits for an answer that no one types. */
const timeoutMs = 15 * 60_000;
const tailLines = 15;

/** Variables of the npm that runs this check; they would lead the reader's npm to this project. */
const npmVariables =
  /^(?:npm_(?:package|lifecycle)_|npm_(?:command|execpath|node_execpath)$|npm_config_(?:local_prefix|prefix)$|INIT_CWD$)/;

/**
 * The environment of a reader who has nothing but Node and npm.
 * @param env the environment of this process
 * @param bins folders of programs that the reader has besides
 */
export function readerEnvironment(
  env: NodeJS.ProcessEnv,
  bins: readonly string[] = [],
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !npmVariables.test(name));
  const path = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin/.test(folder));
  return {
    ...Object.fromEntries(kept),
    PATH: [...bins, dirname(process.execPath), ...path].join(delimiter),
    CI: '1',
    NODE_ENV: undefined,
    NODE_OPTIONS: undefined,
    NODE_COMPILE_CACHE: undefined,
    npm_config_yes: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_loglevel: 'error',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    EXPO_NO_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals get colors from it.
const colors = /\u001b\[[\d;?]*[A-Za-z]/g;

/** The last lines of what a command printed. */
export function tail(output: string): string {
  const lines = output
    .replace(colors, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  return lines.slice(-tailLines).join('\n');
}

/** How to run a command. */
export interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** What is typed. @defaultValue nothing */
  input?: string | undefined;
}

/**
 * Runs a command to its end.
 * @returns what it printed.
 * @throws StepFailed when its exit code is not 0, it doesn't end in time or doesn't start.
 */
export function runCommand(
  words: readonly string[],
  { cwd, env, input = '' }: RunOptions,
): Promise<string> {
  const what = words.join(' ');
  const [program = '', ...args] = words;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, shell: process.platform === 'win32' });
    let output = '';
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    // A command that reads nothing closes its end first.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(new StepFailed(what, error.message));
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(output);
      else if (isLate)
        reject(new StepFailed(`${what} (no end after ${timeoutMs / 60_000} min)`, tail(output)));
      else reject(new StepFailed(what, tail(output)));
    });
  });
}
