import { spawnSync } from 'node:child_process';
import { npmCommand } from '../../run.mjs';

/** Summarizes npm's output after a failure in one line about the cause. */
export function explainNpm(output: string, subject: string): string {
  const code = /npm (?:error|ERR!) code (\w+)/.exec(output)?.[1];
  if (code === 'ETARGET') return `npm has no version ${subject}. Name one that is published.`;
  if (code === 'E404') return `npm has no package ${subject}. Fix the name.`;
  if (code && /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED)$/.test(code)) {
    return `npm cannot reach the registry for ${subject} (${code}). Check the network.`;
  }
  const [line = 'npm printed no reason'] = output
    .split('\n')
    .filter((text) => /^npm (?:error|ERR!) (?!code)/.test(text))
    .map((text) => text.replace(/^npm (?:error|ERR!) /, ''));
  return `npm cannot install ${subject}: ${line}`;
}

/**
 * Runs npm and returns its output.
 * @throws with a one-line cause that begins with `npm`
 */
export function runNpm(args: string[], cwd: string, subject: string): string {
  const { command, args: first, shell } = npmCommand(process.env, process.platform);
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], {
    cwd,
    shell,
    encoding: 'utf8',
    // The log level of an outer npm would hide the cause.
    env: { ...process.env, npm_config_loglevel: 'error', npm_config_fetch_retries: '1' },
    maxBuffer: 1 << 26,
  });
  if (status === 0) return stdout;
  throw new Error(
    error ? `npm cannot start: ${error.message}` : explainNpm(`${stderr}\n${stdout}`, subject),
  );
}
