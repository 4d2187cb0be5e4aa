import { expect, test } from 'vitest';
import type {
  CliCommand,
  CommandOption,
} from '../../../../../plugins/reference/cli/convexCommands';
import { cliSurface } from '../../../../../plugins/reference/versions/cliSurface';

const option = (long: string, more: Partial<CommandOption> = {}): CommandOption => ({
  short: null,
  long,
  flags: long,
  description: '',
  default: null,
  value: 'none',
  choices: null,
  ...more,
});

const command = (name: string, more: Partial<CliCommand> = {}): CliCommand => ({
  name,
  description: '',
  aliases: [],
  arguments: [],
  excess: false,
  unknownOptions: false,
  options: [],
  commands: [],
  ...more,
});

test('the surface of the CLI has commands, arguments, options and choices, also deprecated ones', () => {
  const set = command('set', {
    arguments: [{ name: 'name', description: '', required: true, variadic: false }],
    options: [option('--format', { choices: ['json', 'csv'] })],
  });
  const env = command('env', { commands: [set] });
  const dev = command('dev', {
    options: [option('--run-sh', { description: '[deprecated] Use --start.' })],
  });
  expect(cliSurface(command('convex', { commands: [env, dev] }))).toEqual({
    env: {
      parts: {
        ' set': {
          parts: { ' <name>': {}, ' --format': { parts: { '="json"': {}, '="csv"': {} } } },
        },
      },
    },
    dev: { parts: { ' --run-sh': { isDeprecated: true, parts: {} } } },
  });
});
