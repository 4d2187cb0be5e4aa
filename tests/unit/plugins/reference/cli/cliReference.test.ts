import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatFinding } from '../../../../../plugins/build/finding';
import { cliPagesOf } from '../../../../../plugins/reference/cli/cliPages';
import { variablesIn } from '../../../../../plugins/reference/cli/makeCliReference';
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
  const unknown = 'The CLI has nothing of this name. Fix it or remove it.';

  test.each<[from: string, to: string, ...messages: string[]]>([
    ['--skip-push:', '--skip-pushh:', `22:7  commands.dev.options.--skip-pushh: ${unknown}`],
    [
      '      --skip-push: Configures',
      '      --once: Configures',
      "21:5  `convex dev`: The CLI doesn't describe `--skip-push`. Describe it.",
    ],
    [
      '      value: The',
      '      values: The',
      `37:7  commands.env set.arguments.values: ${unknown}`,
    ],
    [
      '      value: The',
      '      name: The',
      "36:5  `convex env set`: The CLI doesn't describe `value`. Describe it.",
    ],
    [
      '  env set:',
      '  env sett:',
      '18:1  commands.env set: Describe it.',
      `34:3  commands.env sett: ${unknown}`,
    ],
    [
      'commands: [dev, env, env set]',
      'commands: [dev, env]',
      '1:1  `env set` is on 0 pages. List it on one.',
    ],
    [
      'options: [--prod]',
      'options: [--prods]',
      '23:5  `convex dev`: There is no group or option `--prods`. Fix the name.',
    ],
    [
      'documented: [CONVEX_DEPLOYMENT]',
      'documented: [CONVEX_DEPLOYMENTS]',
      '15:16  variables.documented.0: The CLI has no "CONVEX_DEPLOYMENTS".',
    ],
    [
      'documented: [CONVEX_DEPLOYMENT]',
      'documented: []',
      "24:5  `convex dev`: `CONVEX_DEPLOYMENT` isn't in `documented`. Fix the name or add it there.",
      '15:3  The CLI reads the variable `CONVEX_DEPLOYMENT`. Add it here and to docs/cli/index.mdx, or to `internal` with the reason.',
    ],
    [
      '    data:\n',
      '    date:\n',
      '49:3  mcp.tools.data: Describe it.',
      `50:5  mcp.tools.date: ${unknown}`,
    ],
    ['        order:', '        orders:', `54:9  mcp.tools.data.inputs.orders: ${unknown}`],
    ['    changes: nothing\n  env set', '  env set', '31:3  commands.env.changes: Describe it.'],
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
