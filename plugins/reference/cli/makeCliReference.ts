import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Finding } from '../../build';
import { cliNotesFile, cliReferenceDir, type History, marksOf, readHistory } from '../../content';
import { YamlFile } from '../yamlFile';
import {
  type CliFacts,
  type CliNotes,
  checkNotes,
  checkOverview,
  type ListedTool,
  type McpTool,
  parseNotes,
} from './cliNotes';
import { type CliPackage, commandPage, mcpPage } from './cliPages';
import { commandReader, listCommands, readConvexCommands } from './convexCommands';

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

/** Asks the installed server for its tools. It lists them without a login. */
async function listTools(packageDir: string): Promise<ListedTool[]> {
  const client = new Client({ name: 'docs', version: '1' });
  const args = [join(packageDir, 'dist/cli.bundle.cjs'), 'mcp', 'start'];
  try {
    await client.connect(new StdioClientTransport({ command: process.execPath, args }));
    const { tools } = await client.listTools();
    return tools as unknown as ListedTool[];
  } finally {
    await client.close();
  }
}

/** Reads which guard each tool has. Only the package's sources say that. */
function readGuards(packageDir: string): Map<string, string | undefined> {
  const folder = join(packageDir, 'src/cli/lib/mcp/tools');
  const found = new Map<string, string | undefined>();
  for (const file of readdirSync(folder)) {
    const [, ...tools] = readFileSync(join(folder, file), 'utf8').split(/: ConvexTool<[^=]*=\s*\{/);
    for (const code of tools) {
      const [, name] = /name: "(\w+)"/.exec(code) ?? [];
      const [, method] = /ctx\.(decodeDeploymentSelector\w*)\(/.exec(code) ?? [];
      if (name === undefined) continue;
      found.set(name, guards[method ?? '']);
    }
  }
  return found;
}

/** Reads the tools of the installed MCP server: names and inputs from the server, guards from its sources. */
async function readMcpTools(packageDir: string): Promise<McpTool[]> {
  const found = readGuards(packageDir);
  const listed = await listTools(packageDir);
  return listed.map(({ name, inputSchema }) => {
    const takesDeployment = 'deploymentSelector' in inputSchema.properties;
    const guard = found.get(name);
    if (takesDeployment !== (guard !== undefined)) {
      throw new Error(
        `reference: The guard of the MCP tool ${name} isn't in the sources of convex as expected. Update makeCliReference.ts.`,
      );
    }
    return { name, inputSchema, guard };
  });
}

/** Writes the pages about the commands. If the notes don't agree with the CLI, it writes none. */
export function cliPagesOf(
  file: YamlFile,
  facts: CliFacts,
  about: CliPackage,
  history: History,
): { notes: CliNotes | undefined; pages: Map<string, string> } {
  const pages = new Map<string, string>();
  const notes = parseNotes(file);
  if (notes) checkNotes(file, notes, facts);
  if (!notes || file.findings.length > 0) return { notes, pages };
  const commands = listCommands(facts.cli);
  const marks = marksOf(history, 'cli', about.version);
  for (const page of notes.pages) {
    pages.set(page.name, commandPage(page, commands, notes, about, marks));
  }
  return { notes, pages: pages.set(notes.mcp.name, mcpPage(facts.tools, notes, about)) };
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
