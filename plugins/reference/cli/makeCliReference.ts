import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Finding } from '../../build';
import { cliNotesFile, cliReferenceDir, type History, marksOf, readHistory } from '../../content';
import { YamlFile } from '../yamlFile';
import { type CliFacts, checkNotes, checkOverview } from './checkNotes';
import { type CliNotes, parseNotes } from './cliNotes';
import { type CliPackage, commandPage } from './cliPages';
import { commandReader, listCommands, readConvexCommands } from './convexCommands';
import { mcpPage, readMcpTools } from './mcpTools';

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
export function makeCliReference(siteDir: string): {
  files: Map<string, string>;
  findings: Finding[];
} {
  const textOf = (file: string) => readFileSync(join(siteDir, file), 'utf8');
  const packageDir = join(siteDir, 'node_modules/convex');
  const facts: CliFacts = {
    cli: readConvexCommands(packageDir, join(siteDir, commandReader)),
    variables: readCliVariables(packageDir),
    tools: readMcpTools(packageDir),
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
