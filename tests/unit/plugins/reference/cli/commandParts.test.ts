import { expect, test } from 'vitest';
import { commandParts } from '../../../../../plugins/reference/cli/commandParts';
import {
  commandReader,
  readConvexCommands,
} from '../../../../../plugins/reference/cli/convexCommands';

const cli = readConvexCommands('node_modules/convex', commandReader);

const partsOf = (command: string) =>
  commandParts(
    cli,
    command.split(' ').map((text) => ({ text, offset: 0 })),
  );

test.each([
  ['dev --once', ['dev', 'dev --once']],
  ['env set NAME value', ['env', 'env set']],
  ['dev --typecheck=try', ['dev', 'dev --typecheck', 'dev --typecheck="try"']],
  ['dev --typecheck try', ['dev', 'dev --typecheck', 'dev --typecheck="try"']],
  ['run messages:list -- --once', ['run']],
  ['unknown --flag', []],
])('convex %s uses the parts of the history', (command, parts) => {
  expect(partsOf(command)).toEqual(parts);
});
