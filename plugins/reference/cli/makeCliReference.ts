import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Finding } from '../../build';
import { cliReferenceDir, marksOf, readHistory } from '../../content';
import { type CliFacts, checkNotes, checkOverview } from './checkNotes';
import { readNotes } from './cliNotes';
import { type CliPackage, commandPage } from './cliPages';
import { listCommands } from './commandTree';
import { commandReader, readConvexCommands } from './convexCommands';
import { mcpPage } from './mcpPage';
import { readMcpTools } from './mcpTools';
import { readCliVariables } from './variables';

/** The page that lists all commands and variables. */
export const cliOverviewFile = 'docs/cli/index.mdx';

const packageIn = (siteDir: string) => join(siteDir, 'node_modules/convex');

/** Reads what the installed CLI defines. */
export function readCliFacts(siteDir: string): CliFacts {
  const reader = join(siteDir, commandReader);
  return {
    cli: readConvexCommands(packageIn(siteDir), reader),
    variables: readCliVariables(packageIn(siteDir)),
    tools: readMcpTools(packageIn(siteDir)),
  };
}

/**
 * Generates the pages about the commands from the installed CLI and commands.yaml. If these don't agree, it
 * generates none.
 */
export function makeCliReference(
  siteDir: string,
  facts: CliFacts = readCliFacts(siteDir),
  history = readHistory(),
): { files: Map<string, string>; findings: Finding[] } {
  const files = new Map<string, string>();
  const read = readNotes(siteDir);
  if ('findings' in read) return { files, findings: read.findings };
  const overview = join(siteDir, cliOverviewFile);
  const source = existsSync(overview) ? readFileSync(overview, 'utf8') : '';
  const findings = [...checkNotes(read, facts), ...checkOverview(source, cliOverviewFile, read)];
  if (findings.length > 0) return { files, findings };
  const about = JSON.parse(
    readFileSync(join(packageIn(siteDir), 'package.json'), 'utf8'),
  ) as CliPackage;
  const commands = listCommands(facts.cli);
  const marks = marksOf(history, 'cli', about.version);
  for (const page of read.notes.pages) {
    const file = posix.join(cliReferenceDir, `${page.name}.mdx`);
    files.set(file, `${commandPage(page, commands, read.notes, about, marks)}\n`);
  }
  const { mcp } = read.notes;
  const file = posix.join(cliReferenceDir, `${mcp.name}.mdx`);
  files.set(file, `${mcpPage(facts.tools, read.notes, about)}\n`);
  return { files, findings };
}
