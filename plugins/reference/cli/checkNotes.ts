import { nearest } from '../../../src/lib/nearest';
import type { Finding } from '../../build';
import { cliNotesFile } from '../../content';
import type { CommandNotes, NotesFile } from './cliNotes';
import { listCommands, type NamedCommand, optionName } from './commandTree';
import type { CliCommand } from './convexCommands';
import type { McpTool } from './mcpTools';

/** What the installed CLI has. */
export interface CliFacts {
  cli: CliCommand;
  /** The environment variables that it reads. */
  variables: ReadonlySet<string>;
  tools: readonly McpTool[];
}

type Report = (path: (string | number)[], message: string) => void;

const didYouMean = (name: string, names: Iterable<string>, otherwise: string) => {
  const close = nearest(name, [...names]);
  return close ? `Did you mean \`${close}\`?` : otherwise;
};

function checkOptions(
  { path, command, hidden }: NamedCommand,
  own: CommandNotes,
  { notes }: NotesFile,
  report: Report,
): void {
  const at = ['commands', path];
  const options = new Map(command.options.map((option) => [optionName(option), option]));
  if (own.hidden !== hidden) {
    const is = hidden ? 'hides' : 'lists';
    report([...at, 'hidden'], `The help ${is} \`${path}\`. Set \`hidden: ${hidden}\`.`);
  }
  for (const name of Object.keys(own.options)) {
    if (options.has(name)) continue;
    const fix = didYouMean(name, options.keys(), 'Remove it.');
    report([...at, 'options', name], `\`convex ${path}\` has no option \`${name}\`. ${fix}`);
  }
  const names = command.arguments.map(({ name }) => name);
  for (const name of Object.keys(own.arguments)) {
    if (names.includes(name)) continue;
    const fix = didYouMean(name, names, 'Remove it.');
    report([...at, 'arguments', name], `\`convex ${path}\` has no argument \`${name}\`. ${fix}`);
  }
  for (const { name, description } of command.arguments) {
    if (description !== '' || own.arguments[name] !== undefined) continue;
    const message = `\`convex ${path}\` has the argument \`${name}\`, which the CLI doesn't describe. Describe it under \`arguments\`.`;
    report(at, message);
  }
  const grouped = new Set<string>();
  own.groups.forEach((name, index) => {
    const group = notes.groups[name];
    if (!group) {
      const fix = didYouMean(name, Object.keys(notes.groups), 'Add it under `groups`.');
      report([...at, 'groups', index], `There is no group \`${name}\`. ${fix}`);
      return;
    }
    for (const option of group.options) {
      grouped.add(option);
      if (options.has(option)) continue;
      const message = `\`convex ${path}\` has no option \`${option}\`, which the group \`${name}\` contains. Remove the group from the command and describe its options.`;
      report([...at, 'groups', index], message);
    }
  });
  for (const [name, { hidden: isHidden, description }] of options) {
    if (grouped.has(name) || own.options[name] !== undefined) continue;
    // The help shows no description of hidden options, so theirs was written for the CLI's developers.
    if (!isHidden && description !== '') continue;
    const kind = isHidden ? 'a hidden option' : 'an option without a description';
    const message = `\`convex ${path}\` has ${kind}, \`${name}\`. Describe it under \`options\`.`;
    report(at, message);
  }
}

function checkPages({ notes }: NotesFile, known: ReadonlySet<string>, report: Report): void {
  const seen = new Set<string>();
  notes.pages.forEach(({ name, commands }, page) => {
    commands.forEach((path, index) => {
      const at = ['pages', page, 'commands', index];
      if (!known.has(path)) {
        const fix = didYouMean(path, known, 'Remove it.');
        report(at, `The CLI has no command \`${path}\`. ${fix}`);
      }
      if (seen.has(path)) report(at, `\`${path}\` is on two pages. Remove it from \`${name}\`.`);
      seen.add(path);
    });
  });
  for (const path of known) {
    if (seen.has(path)) continue;
    report(['pages'], `No page has the command \`${path}\`. Add it to the \`commands\` of one.`);
  }
}

function checkVariables({ notes }: NotesFile, read: ReadonlySet<string>, report: Report): void {
  const { documented, internal } = notes.variables;
  documented.forEach((name, index) => {
    if (read.has(name)) return;
    const fix = didYouMean(name, read, 'Remove it.');
    report(['variables', 'documented', index], `The CLI doesn't read \`${name}\`. ${fix}`);
  });
  for (const name of Object.keys(internal)) {
    if (read.has(name)) continue;
    report(['variables', 'internal', name], `The CLI doesn't read \`${name}\`. Remove it.`);
  }
  for (const name of read) {
    if (documented.includes(name) || internal[name] !== undefined) continue;
    const message = `The CLI reads \`${name}\`. Add it to \`documented\` and to docs/cli/index.mdx, or to \`internal\` with the reason.`;
    report(['variables'], message);
  }
  for (const [path, { reads }] of Object.entries(notes.commands)) {
    reads.forEach((name, index) => {
      if (documented.includes(name)) return;
      const fix = didYouMean(name, documented, 'Add it to `variables.documented`.');
      report(['commands', path, 'reads', index], `\`${name}\` isn't documented. ${fix}`);
    });
  }
}

function checkTools({ notes }: NotesFile, tools: readonly McpTool[], report: Report): void {
  const known = new Map(tools.map((tool) => [tool.name, tool.inputSchema.properties]));
  for (const [name, { inputs }] of Object.entries(notes.mcp.tools)) {
    const at = ['mcp', 'tools', name];
    const has = known.get(name);
    if (!has) {
      const fix = didYouMean(name, known.keys(), 'Remove it.');
      report(at, `The MCP server has no tool \`${name}\`. ${fix}`);
      continue;
    }
    for (const input of Object.keys(inputs)) {
      if (input in has) continue;
      const fix = didYouMean(input, Object.keys(has), 'Remove it.');
      report([...at, 'inputs', input], `\`${name}\` has no input \`${input}\`. ${fix}`);
    }
  }
  for (const name of known.keys()) {
    if (notes.mcp.tools[name]) continue;
    report(['mcp', 'tools'], `The MCP server has a tool \`${name}\`. Describe it.`);
  }
}

/** Compares the notes with the installed CLI: every command, option, argument, variable and tool must be in both. */
export function checkNotes(file: NotesFile, { cli, variables, tools }: CliFacts): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (path, message) => {
    findings.push({ file: cliNotesFile, ...file.placeOf(...path), rule: 'cli-notes', message });
  };
  const commands = listCommands(cli);
  const known = new Set(commands.map(({ path }) => path));
  for (const path of Object.keys(file.notes.commands)) {
    if (known.has(path)) continue;
    const fix = didYouMean(path, known, 'Remove it.');
    report(['commands', path], `The CLI has no command \`${path}\`. ${fix}`);
  }
  for (const command of commands) {
    const own = file.notes.commands[command.path];
    if (own) checkOptions(command, own, file, report);
    else report(['commands'], `The CLI has a command \`${command.path}\`. Describe it.`);
  }
  checkPages(file, known, report);
  checkVariables(file, variables, report);
  checkTools(file, tools, report);
  return findings;
}

/** Checks that the page at /cli links to every command and names every documented variable. */
export function checkOverview(source: string, overview: string, { notes }: NotesFile): Finding[] {
  const missing = [
    ...notes.pages.flatMap(({ name, commands }) =>
      commands
        .map((path) => `./reference/${name}.mdx#${path.replaceAll(' ', '-')}`)
        .filter((link) => !source.includes(`(${link})`))
        .map((link) => `The page doesn't link to ${link}. Add the command to its table.`),
    ),
    ...notes.variables.documented
      .filter((name) => !source.includes(`\`${name}\``))
      .map((name) => `The page doesn't name \`${name}\`. Add the variable to its table.`),
  ];
  return missing.map((message) => ({
    file: overview,
    line: 1,
    column: 1,
    rule: 'cli-notes',
    message,
  }));
}
