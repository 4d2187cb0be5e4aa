import { spawn } from 'node:child_process';
import { root } from '../run.mjs';

/**
 * Runs Node in the terminal, and passes on the signals that this process gets. Ends this process too when a signal
 * ends that one.
 * @returns the exit code
 */
export function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  // Ctrl-C reaches both processes. A signal to this process alone is passed on.
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === null) process.exit(1);
      for (const signal of signals) process.off(signal, passOn);
      resolve(code);
    });
  });
}
