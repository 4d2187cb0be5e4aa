import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../delivery/server.mts';
import { binOf, root } from '../run.mjs';
import { ensureChromium } from './chromium.mts';
import type { Outcome } from './runSteps.mts';

type Environment = Record<string, string | undefined>;

/** A report from Playwright, which has `stats`, or from Vitest. */
interface Report {
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { assertionResults: { status: string; ancestorTitles: string[] }[] }[];
}

const minutesAtMost = 45;
const children: Set<ChildProcess> = new Set();

function endCommand(child: ChildProcess) {
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
 * Runs Node without a terminal.
 * @returns both of its streams as one text
 */
function runNode(args: readonly string[], env: Environment = {}, cwd = root) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that a command that hangs can be stopped with its children.
      detached: process.platform !== 'win32',
    });
    children.add(child);
    let output = '';
    const timer = setTimeout(() => {
      output += `\nStopped after ${minutesAtMost} minutes.\n`;
      endCommand(child);
    }, minutesAtMost * 60_000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('close', (code) => {
      clearTimeout(timer);
      children.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

export async function check(args: string[], env?: Environment, cwd?: string): Promise<Outcome> {
  const { code, output } = await runNode(args, env, cwd);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** Runs tests that write a report to the file that `run` gets. */
async function countTests(run: (file: string) => ReturnType<typeof runNode>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'convex-docs-test-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await run(file);
    const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const { stats, numPassedTests = 0, numFailedTests = 0, testResults = [] } = report;
    const skippedTests = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => !['passed', 'failed'].includes(status));
    const groups = new Set(skippedTests.map(({ ancestorTitles: [group] }) => group));
    const failed = stats ? stats.unexpected + stats.flaky : numFailedTests;
    return {
      passed: stats ? stats.expected : numPassedTests,
      // A file that can't be loaded, or an error outside of a test, doesn't fail any test.
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: stats ? stats.skipped : skippedTests.length,
      output,
      ...(groups.size > 0 && { note: `Skipped: ${[...groups].join(', ')}` }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs projects of Vitest on half of the cores, because another step may run beside it. */
export function vitest(...projects: string[]): Promise<Outcome> {
  return countTests((file) =>
    runNode([
      ...[binOf('vitest'), 'run', '--maxWorkers=50%'],
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ]),
  );
}

/** Runs browser tests on a port that is free. */
export async function playwright(config: string, project?: string): Promise<Outcome> {
  const CHROME_PATH = await ensureChromium();
  const E2E_PORT = String(await freePort());
  const args = [binOf('playwright'), 'test', '--config', config];
  if (project !== undefined) args.push('--project', project);
  if (process.env.E2E_SHARD) args.push('--shard', process.env.E2E_SHARD);
  return countTests((file) =>
    runNode(args, { CHROME_PATH, E2E_PORT, PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  );
}
