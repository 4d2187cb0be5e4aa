import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type CliCommand,
  checkConvexCommand,
  readConvexCommands,
} from '../../../../../plugins/reference/cli/convexCommands';
import { readCommands } from '../../../../../plugins/samples/checks/checkShell';
import { createReader } from '../../../../../plugins/samples/checks/checkSyntax';

let cli: CliCommand;

beforeAll(() => {
  cli = readConvexCommands(
    resolve('node_modules/convex'),
    resolve('plugins/reference/cli/readCommands.cjs'),
  );
});

const read = createReader(resolve('.'));

async function check(line: string): Promise<string[]> {
  const [words = []] = await readCommands(line, read);
  return checkConvexCommand(cli, words, 0).map(({ message }) => message);
}

describe('the commands of the installed convex CLI', () => {
  test('are read from the package', () => {
    expect(cli.commands.length).toBeGreaterThan(15);
    expect(cli.commands.map(({ name }) => name)).toContain('deploy');
  });

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
  ])('accept convex %s', async (line) => {
    expect(await check(line)).toEqual([]);
  });

  test.each([
    ['pushh', 'has no command `pushh`'],
    ['dev --onse', 'Did you mean `--once`?'],
    ['dev --typecheck maybe', 'Use one of: enable, try, disable.'],
    ['import --table', 'needs a value'],
    ['env get', 'needs 1 argument, not 0'],
    ['run tasks:list {"done": true}', 'is one too many'],
  ])('refuse convex %s', async (line, message) => {
    expect((await check(line)).join('\n')).toContain(message);
  });
});
