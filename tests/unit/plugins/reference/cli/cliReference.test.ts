import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatFinding } from '../../../../../plugins/build/finding';
import type { CliFacts } from '../../../../../plugins/reference/cli/checkNotes';
import type {
  CliCommand,
  CommandOption,
} from '../../../../../plugins/reference/cli/convexCommands';
import { cliPagesOf, variablesIn } from '../../../../../plugins/reference/cli/makeCliReference';
import { YamlFile } from '../../../../../plugins/reference/yamlFile';

const fixtures = 'tests/fixtures/cli-reference';
const written = readFileSync(`${fixtures}/commands.yaml`, 'utf8');

const option = (flags: string, more: Partial<CommandOption> = {}): CommandOption => ({
  flags,
  short: null,
  long: flags.split(' ')[0] ?? '',
  description: 'What it does.',
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

const argument = (name: string, description: string) => ({
  name,
  description,
  required: true,
  variadic: false,
});

const cli = command('convex', {
  commands: [
    command('dev', {
      aliases: ['watch'],
      options: [
        option('--typecheck <mode>', { default: 'try', choices: ['enable', 'try', 'disable'] }),
        option('--once'),
        option('--skip-push', { hidden: true, description: '' }),
        option('--prod'),
      ],
    }),
    command('env', {
      options: [option('--format <format>', { value: 'required' })],
      commands: [
        command('set', {
          hidden: true,
          arguments: [argument('name', 'Its name.'), argument('value', '')],
        }),
      ],
    }),
  ],
});

const facts: CliFacts = {
  cli,
  variables: new Set(['CONVEX_DEPLOYMENT', 'CONVEX_DEBUG']),
  tools: [
    {
      name: 'data',
      guard: 'personal',
      inputSchema: {
        required: ['order'],
        properties: {
          deploymentSelector: { type: 'string', description: 'Which deployment.' },
          order: { type: 'string', description: '', enum: ['asc', 'desc'] },
          limit: { type: 'number', description: 'How many.', default: 100 },
        },
      },
    },
  ],
};

const history = {
  package: 'convex',
  releases: {
    '1.0.0': {},
    '1.1.0': { cli: { new: ['env', 'dev --typecheck', 'dev --prod'] } },
    '1.2.0': { cli: { new: ['dev --typecheck="try"'], deprecated: ['dev --once'] } },
    '99.0.0': { cli: { new: ['dev'] } },
  },
};

function read(text = written, found = facts) {
  const file = new YamlFile('commands.yaml', text, 'cli-notes');
  const about = { name: 'convex', version: '1.49.0', license: 'Apache-2.0' };
  const { pages } = cliPagesOf(file, found, about, history);
  return { pages, faults: file.findings.map(formatFinding) };
}

test.each([...read().pages])('the page %s is as reviewed', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`../../../../fixtures/cli-reference/expected/${name}.mdx`);
});

describe('notes that disagree with the CLI', () => {
  const faults: [name: string, from: string, to: string, messages: string[]][] = [
    [
      'an option',
      '--skip-push:',
      '--skip-pushh:',
      [
        '22:7  `convex dev` has no option `--skip-pushh`. Did you mean `--skip-push`?',
        '21:5  `convex dev` has the option `--skip-push`. Describe it.',
      ],
    ],
    [
      'an argument',
      '      value: The',
      '      values: The',
      [
        '38:7  `convex env set` has no argument `values`. Did you mean `value`?',
        '37:5  `convex env set` has the argument `value`. Describe it.',
      ],
    ],
    [
      'a command',
      '  env set:',
      '  env sett:',
      [
        '34:3  The CLI has no command `env sett`. Did you mean `env set`?',
        '18:1  The CLI has the command `env set`. Describe it.',
      ],
    ],
    [
      'a command that is on no page',
      'commands: [dev, env, env set]',
      'commands: [dev, env]',
      ['1:1  `env set` is on 0 pages. List it on one.'],
    ],
    [
      'a hidden command',
      '    hidden: true\n',
      '',
      ['34:3  The help hides `convex env set`. Set `hidden: true`.'],
    ],
    [
      'a group and its options',
      'options: [--prod]',
      'options: [--prods]',
      ['23:14  `convex dev` has no option `--prods`. Did you mean `--prod`?'],
    ],
    [
      'a variable',
      'documented: [CONVEX_DEPLOYMENT]',
      'documented: [CONVEX_DEPLOYMENTS]',
      [
        '24:13  `documented` has no variable `CONVEX_DEPLOYMENT`. Did you mean `CONVEX_DEPLOYMENTS`?',
        '15:16  The CLI has no variable `CONVEX_DEPLOYMENTS`. Did you mean `CONVEX_DEPLOYMENT`?',
        '15:3  The CLI has the variable `CONVEX_DEPLOYMENT`. Add it here and to docs/cli/index.mdx, or to `internal` with the reason.',
      ],
    ],
    [
      'a tool',
      '    data:\n',
      '    date:\n',
      [
        '51:5  The MCP server has no tool `date`. Did you mean `data`?',
        '50:3  The MCP server has the tool `data`. Describe it.',
      ],
    ],
    [
      'an input',
      '        order:',
      '        orders:',
      ['55:9  `data` has no input `orders`. Did you mean `order`?'],
    ],
    ['a shape', '    changes: nothing\n  env set', '  env set', ['31:3  commands.env.changes: ']],
    ['YAML', 'keywords: [agent]', 'keywords: [agent', ['The YAML is not valid: ']],
  ];

  test.each(faults)('are reported with their place and a fix: %s', (_, from, to, messages) => {
    expect(written.split(from), from).toHaveLength(2);
    const { pages, faults: found } = read(written.replace(from, to));
    expect(pages.size).toBe(0);
    expect(found).toEqual(messages.map((message) => expect.stringContaining(message)));
  });
});

test('environment variables are found however the source names them', () => {
  const source = [
    'process.env.CONVEX_ONE',
    'process.env["CONVEX_TWO"]',
    'export const THREE_VAR_NAME =\n  "CONVEX_THREE";',
    'const tmpDirOverrideVar = "CONVEX_FOUR";',
    'return integerFromEnv(\n    "CONVEX_FIVE",\n    100_000,\n  );',
    'commitShaVar: "SIX_SHA",',
    'const other = "CONVEX_SEVEN";',
  ];
  const names = ['CONVEX_ONE', 'CONVEX_TWO', 'CONVEX_THREE', 'CONVEX_FOUR', 'CONVEX_FIVE'];
  expect(variablesIn(source.join('\n'))).toEqual([...names, 'SIX_SHA']);
});
