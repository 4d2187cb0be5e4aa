import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cliNotesFile } from '../../../../../plugins/content/data/generated';
import { listCommands } from '../../../../../plugins/reference/cli/commandTree';
import {
  cliOverviewFile,
  makeCliReference,
  readCliFacts,
} from '../../../../../plugins/reference/cli/makeCliReference';
import { variablesIn } from '../../../../../plugins/reference/cli/variables';

const reader = 'plugins/reference/cli/readCommands.cjs';
/** What the installed CLI defines, read once. */
const facts = readCliFacts(resolve('.'));
const packageFile = 'node_modules/convex/package.json';

const installed = JSON.parse(readFileSync(packageFile, 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};
const dependencies = Object.keys(installed.dependencies);

let siteDir: string;

/** Replaces text in a file of the site, which must contain it. */
function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(siteDir, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} contains ${from}`).not.toBe(before);
  writeFileSync(path, after);
}

const faults = (found = facts) =>
  makeCliReference(siteDir, found).findings.map(({ file, message }) => ({ file, message }));
const messages = (found = facts) => faults(found).map(({ message }) => message);
const lineOf = (text: string) =>
  readFileSync(join(siteDir, cliNotesFile), 'utf8').split('\n').indexOf(text) + 1;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'cli-reference-'));
  for (const file of [cliNotesFile, cliOverviewFile, reader]) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    cpSync(file, join(siteDir, file));
  }
  mkdirSync(join(siteDir, 'node_modules'));
  for (const name of ['convex', ...dependencies]) {
    symlinkSync(resolve('node_modules', name), join(siteDir, 'node_modules', name), 'dir');
  }
});

afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

describe('the pages about the commands', () => {
  test('describe every command of the installed CLI, with every option', () => {
    const { files, findings } = makeCliReference(siteDir, facts);
    expect(findings).toEqual([]);
    const all = [...files.values()].join('\n').replaceAll(/ <Since version="[^"]+" \/>/g, '');
    const commands = listCommands(facts.cli);
    expect(commands.length).toBeGreaterThan(25);
    for (const { path, command } of commands) {
      const [, ...sections] = all.split(`## \`npx convex ${path}\` {/* #`);
      expect(sections, path).toHaveLength(1);
      const [section = ''] = (sections[0] ?? '').split('\n## ');
      for (const { long, flags } of command.options) {
        expect(section, `${path} ${flags}`).toContain(long);
      }
      for (const { name } of command.arguments) expect(section, path).toContain(name);
    }
  });

  test('name the package, its version and its license', () => {
    for (const page of makeCliReference(siteDir, facts).files.values()) {
      expect(page).toContain(`package="convex ${installed.version}" license="Apache-2.0"`);
    }
  });

  test('show choices and defaults as the CLI defines them', () => {
    const page = makeCliReference(siteDir, facts).files.get('docs/cli/reference/develop.mdx');
    expect(page).toContain(
      '<Parameter name="--typecheck <mode>" type="&quot;enable&quot; | &quot;try&quot; | &quot;disable&quot;" default="&quot;try&quot;">',
    );
    const data = makeCliReference(siteDir, facts).files.get('docs/cli/reference/data.mdx');
    expect(data).toContain('<Parameter name="--limit <n>" default="100">');
  });

  test('mark hidden commands and options', () => {
    const page = makeCliReference(siteDir, facts).files.get('docs/cli/reference/develop.mdx') ?? '';
    expect(page).toContain('<Parameter name="--skip-push" default="false">\n\n*Hidden.* ');
    expect(page.split('{/* #typecheck */}')[1]).toContain("The help doesn't list this command.");
    expect(page.split('{/* #typecheck */}')[0]).not.toContain("The help doesn't list");
  });

  test('describe every tool of the MCP server, with its inputs and its guard', () => {
    const page = makeCliReference(siteDir, facts).files.get('docs/cli/reference/mcp-tools.mdx');
    expect(facts.tools.map(({ name }) => name)).toContain('runOneoffQuery');
    for (const { name, inputSchema } of facts.tools) {
      const [, section = ''] = page?.split(`{/* #${name.toLowerCase()} */}`) ?? [];
      const own = section.split('\n## ')[0] ?? '';
      for (const input of Object.keys(inputSchema.properties)) expect(own, name).toContain(input);
      expect(own, name).toContain('- **Production:** ');
    }
    expect(page).toContain(
      '<Parameter name="order" type="&quot;asc&quot; | &quot;desc&quot;" required>',
    );
  });

  test('say when commands, options and choices were added and deprecated', () => {
    const releases = {
      '1.0.0': {},
      '1.1.0': { cli: { new: ['env', 'dev --typecheck', 'data --prod'] } },
      '1.2.0': { cli: { new: ['dev --typecheck="try"'], deprecated: ['dev --once'] } },
      '99.0.0': { cli: { new: ['deploy'] } },
    };
    const { files } = makeCliReference(siteDir, facts, { package: 'convex', releases });
    const all = [...files.values()].join('\n');
    expect(all).toContain('## `npx convex env` <Since version="1.1.0" /> {/* #env */}');
    expect(all).toContain('## `npx convex env set` <Since version="1.1.0" /> {/* #env-set */}');
    const [, typecheck = ''] = all.split('<Parameter name="--typecheck <mode>"');
    expect(typecheck).toMatch(/^[^\n]* since="1\.1\.0">/);
    expect(typecheck.split('</Parameter>')[0]).toContain('`try` was added in 1.2.0.');
    expect(all).toMatch(
      /name="--once"[^\n]*>\n\n(?:\*Hidden\.\* )?\*\*Deprecated since 1\.2\.0\.\*\* /,
    );
    expect(all.split('## `npx convex data`')[1]).toMatch(/`--prod` was added in 1\.1\.0\./);
    expect(all).not.toContain('99.0.0');
  });
});

describe('notes that disagree with the installed CLI', () => {
  test('are reported with the place and a suggestion for an option that is gone', () => {
    edit(cliNotesFile, '      --skip-push:', '      --skip-pushh:');
    const { findings, files } = makeCliReference(siteDir, facts);
    expect(files.size).toBe(0);
    expect(findings.map(({ message }) => message)).toEqual([
      '`convex dev` has no option `--skip-pushh`. Did you mean `--skip-push`?',
      '`convex dev` has a hidden option, `--skip-push`. Describe it under `options`.',
    ]);
    expect(findings[0]).toMatchObject({
      file: cliNotesFile,
      line: lineOf("      --skip-pushh: Configures, but doesn't push."),
    });
  });

  test('are reported for a command that is missing, unknown or on no page', () => {
    edit(cliNotesFile, '\n  update:\n', '\n  updates:\n');
    edit(cliNotesFile, '      - update\n', '');
    expect(messages()).toEqual([
      expect.stringContaining('The CLI has no command `updates`. Did you mean `update`?'),
      'The CLI has a command `update`. Describe it.',
      expect.stringContaining('No page has the command `update`.'),
    ]);
  });

  test('are reported for an unknown argument, and for one that nothing describes', () => {
    edit(cliNotesFile, '      value: The value, at most', '      values: The value, at most');
    const cli = structuredClone(facts.cli);
    const set = listCommands(cli).find(({ path }) => path === 'env set');
    // Every argument of this version has a description.
    for (const argument of set?.command.arguments ?? []) argument.description = '';
    expect(messages({ ...facts, cli })).toEqual([
      '`convex env set` has no argument `values`. Did you mean `value`?',
      expect.stringContaining('`convex env set` has the argument `value`'),
    ]);
  });

  test('are reported for a variable that the CLI does not read, or reads and nothing names', () => {
    edit(cliNotesFile, '    - CONVEX_TMPDIR\n', '    - CONVEX_TEMPDIR\n');
    edit(cliOverviewFile, 'CONVEX_TMPDIR', 'CONVEX_TEMPDIR');
    expect(messages()).toEqual([
      "The CLI doesn't read `CONVEX_TEMPDIR`. Did you mean `CONVEX_TMPDIR`?",
      expect.stringContaining('The CLI reads `CONVEX_TMPDIR`.'),
    ]);
  });

  test('are reported for a tool of the MCP server or an input that is gone, and for a new tool', () => {
    edit(cliNotesFile, '    envGet:', '    getEnv:');
    edit(cliNotesFile, '        tokensLimit:', '        tokenLimit:');
    expect(messages()).toEqual([
      expect.stringContaining('The MCP server has no tool `getEnv`.'),
      '`logs` has no input `tokenLimit`. Did you mean `tokensLimit`?',
      'The MCP server has a tool `envGet`. Describe it.',
    ]);
  });
});

describe('the page that lists the commands', () => {
  test('must link to each of them', () => {
    edit(cliOverviewFile, './reference/tools.mdx#network-test)', './reference/tools.mdx)');
    edit(cliOverviewFile, './reference/tools.mdx#network-test)', './reference/tools.mdx)');
    expect(faults()).toEqual([
      {
        file: cliOverviewFile,
        message:
          "The page doesn't link to ./reference/tools.mdx#network-test. Add the command to its table.",
      },
    ]);
  });
});

describe('environment variables', () => {
  test('are found however the source names them', () => {
    const source = [
      'process.env.CONVEX_ONE',
      'process.env["CONVEX_TWO"]',
      'export const THREE_VAR_NAME =\n  "CONVEX_THREE";',
      'const tmpDirOverrideVar = "CONVEX_FOUR";',
      'const ORIGIN_ENV_VAR = "CONVEX_FIVE";',
      'return integerFromEnv(\n    "CONVEX_SIX",\n    100_000,\n  );',
      'commitShaVar: "SEVEN_SHA",',
      'const other = "CONVEX_EIGHT";',
    ].join('\n');
    expect(variablesIn(source)).toEqual([
      'CONVEX_ONE',
      'CONVEX_TWO',
      'CONVEX_THREE',
      'CONVEX_FOUR',
      'CONVEX_FIVE',
      'CONVEX_SIX',
      'SEVEN_SHA',
    ]);
  });
});
