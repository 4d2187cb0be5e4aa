import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  checkConvexCommand,
  commandReader,
  readConvexCommands,
} from '../../../../../plugins/reference/cli/convexCommands';
import { readCommands } from '../../../../../plugins/samples/checks/checkShell';

const cli = readConvexCommands(resolve('node_modules/convex'), resolve(commandReader));

async function check(line: string): Promise<string[]> {
  const [words = []] = await readCommands(line);
  return checkConvexCommand(cli, words, 0).map(({ message }) => message);
}

test.each([
  'dev --once --typecheck try',
  'dev -v',
  'run tasks:list \'{"done": true}\' --prod',
  'env --prod set KEY value',
  'env set KEY value --prod',
  'env rm KEY',
  'dash --no-open',
  'logs --history 10',
  'logs --history',
  'import --table=tasks tasks.jsonl',
  '--version',
  'help',
  'deploy --help',
])('the installed CLI has convex %s', async (line) => {
  expect(cli.commands.length).toBeGreaterThan(15);
  expect(await check(line)).toEqual([]);
});
