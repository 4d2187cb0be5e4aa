import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binOf } from '../build/binOf.mts';
import { type Installation, outcomeOf } from '../build/outcomeOf.mts';
import { freePort } from '../delivery/freePort.mts';
import { root } from '../run.mjs';
import { ensureChromium } from './findChromium.mts';
import { type Outcome, runCommand } from './runSteps.mts';

/**
 * Runs a command that counts as one check, which passes or fails.
 * @param args of Node
 */
export async function check(
  args: string[],
  { env }: { env?: Record<string, string | undefined> } = {},
): Promise<Outcome> {
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, env });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/**
 * Runs a command that writes a report with counts.
 * @param cores how many it may use
 * @param commandFor returns its arguments for the file that it writes the report to
 * @param optional the groups of tests that may be skipped
 */
async function countedRun(
  cores: number,
  commandFor: (file: string) => { args: string[]; env?: Record<string, string | undefined> },
  optional?: Record<string, Installation>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'convex-docs-test-'));
  const file = join(folder, 'report.json');
  try {
    const { args, env } = commandFor(file);
    const ended = await runCommand(process.execPath, args, {
      cwd: root,
      env: { ...env, TEST_CORES: String(cores) },
      minutes: 45,
    });
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return outcomeOf({ ...ended, report }, optional);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a project of Vitest. */
export function vitest(project: string, cores: number, optional?: Record<string, Installation>) {
  const commandFor = (file: string) => ({
    args: [
      ...[binOf('vitest'), 'run', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
  });
  return countedRun(cores, commandFor, optional);
}

/** Runs browser tests, on a separate port. */
export async function playwright(
  config: string,
  { cores, log }: { cores: number; log: (line: string) => void },
) {
  const CHROME_PATH = ensureChromium({ log });
  const port = String(await freePort());
  return countedRun(cores, (file) => ({
    args: [binOf('@playwright/test', 'playwright'), 'test', '--config', config],
    env: { CHROME_PATH, E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  }));
}
