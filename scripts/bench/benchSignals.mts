import { binOf } from '../build/binOf.mts';
import { runCommand } from '../tests/runSteps.mts';

const file = 'tests/edge/signals.test.ts';

/**
 * Sends 500 signals a second for 30 seconds to the Worker in workerd, with its database.
 * @throws when one isn't counted
 */
export async function benchSignals(root: string): Promise<object[]> {
  const args = [binOf('vitest'), 'run', '--project', 'edge', file, '-t', 'are all counted'];
  const env = { ...process.env, SIGNALS_FULL: '1' };
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, env });
  const [, signals, seconds, p95] = /(\d+) signals in ([\d.]+) s, p95 (\d+) ms/.exec(output) ?? [];
  if (code !== 0 || signals === undefined) throw new Error(output);
  const rate = Math.round(Number(signals) / Number(seconds));
  return [{ counted: Number(signals), 'a second': rate, 'p95 ms': Number(p95) }];
}
