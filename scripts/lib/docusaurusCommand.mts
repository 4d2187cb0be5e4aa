import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../run.mjs';

/**
 * Options that give Node the memory a build may need. The caller's options take precedence.
 * @param own the caller's `NODE_OPTIONS`
 * @param memory of the machine, in bytes
 */
export function nodeOptions(own: string | undefined, memory: number): string {
  if (own?.includes('max-old-space-size')) return own;
  const megabytes = Math.min(8192, Math.floor((memory / 1024 / 1024) * 0.75));
  return [own, `--max-old-space-size=${megabytes}`].filter(Boolean).join(' ');
}

/** The environment of a build. */
export function buildEnv(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_OPTIONS: nodeOptions(process.env.NODE_OPTIONS, totalmem()) };
}

/** The file of the Docusaurus command, which Node can run. */
export const docusaurusCli = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Runs a Docusaurus command in the terminal and exits with its exit code. */
export function runDocusaurus(args: readonly string[]): void {
  const child = spawn(process.execPath, [docusaurusCli, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: buildEnv(),
  });
  // Ctrl-C reaches both processes. A signal to this process alone is passed on to the server.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}
