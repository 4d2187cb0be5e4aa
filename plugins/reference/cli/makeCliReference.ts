import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { HttpSchema } from '../../../src/lib/http';
import type { Finding } from '../../build';
import { cliNotesFile, cliReferenceDir, readHistory } from '../../content';
import { YamlFile } from '../yamlFile';
import { type CliFacts, checkOverview, type McpTool } from './cliNotes';
import { type CliPackage, cliPagesOf } from './cliPages';
import { commandReader, readConvexCommands } from './convexCommands';

/** The page that lists all commands and variables. */
const cliOverviewFile = 'docs/cli/index.mdx';

/** How the sources of the CLI name an environment variable. */
const patterns = [
  /process\.env\.([A-Za-z_]\w*)/g,
  /process\.env\[["'](\w+)["']\]/g,
  /(?:_VAR_NAME|_ENV_VAR|OverrideVar)\s*=\s*["'](\w+)["']/g,
  // Names that a helper or a table passes on to `process.env[name]`.
  /(?:integerFromEnv\(\s*|commitShaVar: )["'](\w+)["']/g,
];

/** Lists the environment variables that source code reads. */
export function variablesIn(source: string): string[] {
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));
}

/**
 * Lists the environment variables that the installed CLI reads, from the sources in its package.
 * @throws when the package has no sources of the CLI
 */
export function readCliVariables(packageDir: string): Set<string> {
  const names = ['src/cli', 'src/bundler'].flatMap((folder) =>
    readdirSync(join(packageDir, folder), { recursive: true, encoding: 'utf8' })
      // Templates contain code for apps, and tests set variables of their own.
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('codegen_templates'))
      .flatMap((file) => variablesIn(readFileSync(join(packageDir, folder, file), 'utf8'))),
  );
  if (names.length === 0) {
    throw new Error(
      `cli-reference: ${packageDir}/src has no environment variables. Update makeCliReference.ts.`,
    );
  }
  return new Set(names);
}

const flag = '`--dangerously-enable-production-deployments`';

/** What a tool may do in production, by the method that reads the tool's selector. */
const guards: Readonly<Record<string, string>> = {
  decodeDeploymentSelectorUnchecked: 'works without a flag.',
  decodeDeploymentSelectorReadOnly: `refused without \`--cautiously-allow-production-pii\` or ${flag}.`,
  decodeDeploymentSelector: `refused without ${flag}.`,
};

/**
 * Reads the tools of the installed MCP server: names and inputs from the server, which lists them without a login,
 * guards from its sources.
 */
async function readMcpTools(packageDir: string): Promise<McpTool[]> {
  const folder = join(packageDir, 'src/cli/lib/mcp/tools');
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const [, ...tools] = sources.join('\n').split(/: ConvexTool<[^=]*=\s*\{/);
  const found = new Map(
    tools.map((code) => {
      const [, method = ''] = /ctx\.(decodeDeploymentSelector\w*)\(/.exec(code) ?? [];
      return [/name: "(\w+)"/.exec(code)?.[1], guards[method]];
    }),
  );
  const client = new Client({ name: 'docs', version: '1' });
  const args = [join(packageDir, 'dist/cli.bundle.cjs'), 'mcp', 'start'];
  try {
    await client.connect(new StdioClientTransport({ command: process.execPath, args }));
    const { tools: listed } = await client.listTools();
    return listed.map(({ name, inputSchema }) => {
      const guard = found.get(name);
      const takesDeployment = 'deploymentSelector' in (inputSchema.properties ?? {});
      if (takesDeployment === (guard !== undefined)) {
        return { name, inputSchema: inputSchema as HttpSchema, guard };
      }
      throw new Error(
        `reference: The guard of the MCP tool ${name} isn't in the sources of convex as expected. Update makeCliReference.ts.`,
      );
    });
  } finally {
    await client.close();
  }
}

/** Generates the pages about the commands from the installed CLI and commands.yaml. */
export async function makeCliReference(
  siteDir: string,
): Promise<{ files: Map<string, string>; findings: Finding[] }> {
  const textOf = (file: string) => readFileSync(join(siteDir, file), 'utf8');
  const packageDir = join(siteDir, 'node_modules/convex');
  const facts: CliFacts = {
    cli: readConvexCommands(packageDir, join(siteDir, commandReader)),
    variables: readCliVariables(packageDir),
    tools: await readMcpTools(packageDir),
  };
  const about = JSON.parse(textOf('node_modules/convex/package.json')) as CliPackage;
  const file = new YamlFile(cliNotesFile, textOf(cliNotesFile), 'cli-notes');
  const { notes, pages } = cliPagesOf(file, facts, about, readHistory());
  const findings = [
    ...file.findings,
    ...(notes ? checkOverview(textOf(cliOverviewFile), cliOverviewFile, notes) : []),
  ];
  const files = [...pages].map(
    ([name, text]) => [posix.join(cliReferenceDir, `${name}.mdx`), `${text}\n`] as const,
  );
  return { files: new Map(findings.length > 0 ? [] : files), findings };
}
