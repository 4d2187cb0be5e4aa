import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatFinding } from '../../../../../plugins/build/finding';
import { cliPagesOf, variablesIn } from '../../../../../plugins/reference/cli/makeCliReference';
import { YamlFile } from '../../../../../plugins/reference/yamlFile';

const fixtures = 'tests/fixtures/cli-reference';
const written = readFileSync(`${fixtures}/commands.yaml`, 'utf8');
const facts = parse(readFileSync(`${fixtures}/facts.yaml`, 'utf8'));

const history = {
  package: 'convex',
  releases: {
    '1.0.0': {},
    '1.1.0': { cli: { new: ['env', 'dev --typecheck', 'dev --prod'] } },
    '1.2.0': { cli: { new: ['dev --typecheck="try"'], deprecated: ['dev --once'] } },
    '99.0.0': { cli: { new: ['dev'] } },
  },
};

function read(text = written) {
  const file = new YamlFile('commands.yaml', text, 'cli-notes');
  const about = { name: 'convex', version: '1.49.0', license: 'Apache-2.0' };
  const found = { ...facts, variables: new Set(facts.variables) };
  const { pages } = cliPagesOf(file, found, about, history);
  return { pages, faults: file.findings.map(formatFinding) };
}

test.each([...read().pages])('the page %s is as reviewed', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`../../../../fixtures/cli-reference/expected/${name}.mdx`);
});

describe('notes that disagree with the CLI', () => {
  test.each<[from: string, to: string, ...messages: string[]]>([
    [
      '--skip-push:',
      '--skip-pushh:',
      '22:7  `convex dev` has no option `--skip-pushh`. Did you mean `--skip-push`?',
      '21:5  `convex dev` has the option `--skip-push`. Describe it.',
    ],
    [
      '      value: The',
      '      values: The',
      '38:7  `convex env set` has no argument `values`. Did you mean `value`?',
      '37:5  `convex env set` has the argument `value`. Describe it.',
    ],
    [
      '  env set:',
      '  env sett:',
      '34:3  The CLI has no command `env sett`. Did you mean `env set`?',
      '18:1  The CLI has the command `env set`. Describe it.',
    ],
    [
      'commands: [dev, env, env set]',
      'commands: [dev, env]',
      '1:1  `env set` is on 0 pages. List it on one.',
    ],
    ['    hidden: true\n', '', '34:3  The help hides `convex env set`. Set `hidden: true`.'],
    [
      'options: [--prod]',
      'options: [--prods]',
      '23:14  `convex dev` has no option `--prods`. Did you mean `--prod`?',
    ],
    [
      'documented: [CONVEX_DEPLOYMENT]',
      'documented: [CONVEX_DEPLOYMENTS]',
      '24:13  `documented` has no variable `CONVEX_DEPLOYMENT`. Did you mean `CONVEX_DEPLOYMENTS`?',
      '15:16  The CLI has no variable `CONVEX_DEPLOYMENTS`. Did you mean `CONVEX_DEPLOYMENT`?',
      '15:3  The CLI has the variable `CONVEX_DEPLOYMENT`. Add it here and to docs/cli/index.mdx, or to `internal` with the reason.',
    ],
    [
      '    data:\n',
      '    date:\n',
      '51:5  The MCP server has no tool `date`. Did you mean `data`?',
      '50:3  The MCP server has the tool `data`. Describe it.',
    ],
    [
      '        order:',
      '        orders:',
      '55:9  `data` has no input `orders`. Did you mean `order`?',
    ],
    ['    changes: nothing\n  env set', '  env set', '31:3  commands.env.changes: '],
    ['keywords: [agent]', 'keywords: [agent', 'The YAML is not valid: '],
  ])('%j as %j is reported with its place and a fix', (from, to, ...messages) => {
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
