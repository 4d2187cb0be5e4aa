import { execFileSync } from 'node:child_process';
import { minTotal } from '../../src/edge/signals/store.ts';
import { binOf } from '../build/binOf.mts';
import { wranglerEnv } from '../delivery/wranglerEnv.mts';
import { root } from '../run.mjs';

/** How often something was counted in the days that a report is about. */
export interface Counted {
  kind: string;
  subject: string;
  detail: string;
  count: number;
}

/** Reads the counts of the last days. What is rare in all of the days that are kept isn't shown. */
export const reportQuery = (days: number) => `
SELECT kind, subject, detail, sum(count) AS count FROM signals
WHERE day > date('now', '-${days} days') AND (kind, subject) IN
  (SELECT kind, subject FROM signals GROUP BY kind, subject HAVING sum(count) >= ${minTotal})
GROUP BY kind, subject, detail`;

/**
 * Reads the counts of the last days from the database, through Wrangler.
 * @param options.local the database of `npm run serve -- --edge` instead of the deployed one
 * @throws with what Wrangler says
 */
export function readSignals({ days, local }: { days: number; local: boolean }): Counted[] {
  const where = local ? '--local' : '--remote';
  const args = ['d1', 'execute', 'SIGNALS', '--env=signals', where, '--json'];
  try {
    const output = execFileSync(
      process.execPath,
      [binOf('wrangler'), ...args, '--command', reportQuery(days)],
      {
        cwd: root,
        env: wranglerEnv(),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: 256 * 1024 * 1024,
      },
    );
    // Before its JSON, Wrangler may print warnings.
    return JSON.parse(output.slice(output.indexOf('[\n')))[0].results;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const said = `${stdout}\n${stderr}`.trim() || (error as Error).message;
    throw new Error(`report: the database can't be read. ${said}`);
  }
}
