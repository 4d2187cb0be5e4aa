import { nearest } from '../../../src/lib/nearest';
import type { Finding } from '../../build';
import type { YamlFile } from '../yamlFile';
import type { CliNotes } from './cliNotes';
import { type CliCommand, commandId, listCommands, optionName } from './convexCommands';
import type { McpTool } from './mcpTools';

/** What the installed CLI has. */
export interface CliFacts {
  cli: CliCommand;
  /** The environment variables that it reads. */
  variables: ReadonlySet<string>;
  tools: readonly McpTool[];
}

/** Compares the notes with the installed CLI: every command, option, argument, variable and tool must be in both. */
export function checkNotes(file: YamlFile, notes: CliNotes, facts: CliFacts): void {
  /** Reports names that only the notes have, and needed ones that they lack. */
  const compare = (
    at: readonly PropertyKey[],
    noted: readonly string[] | Readonly<Record<string, unknown>>,
    known: Iterable<string>,
    [owner, kind]: readonly [string, string],
    needed: readonly string[] = [],
    fix = 'Describe it.',
  ) => {
    const all = [...known];
    const own = Object.entries(noted).map(([key, value]) =>
      Array.isArray(noted) ? { key: Number(key), name: String(value) } : { key, name: key },
    );
    for (const { key, name } of own) {
      if (all.includes(name)) continue;
      const close = nearest(name, all);
      const otherwise = close ? `Did you mean \`${close}\`?` : 'Remove it.';
      file.report([...at, key], `${owner} has no ${kind} \`${name}\`. ${otherwise}`);
    }
    for (const name of needed) {
      if (own.some((one) => one.name === name)) continue;
      file.report(at, `${owner} has the ${kind} \`${name}\`. ${fix}`);
    }
  };

  const commands = listCommands(facts.cli);
  const paths = commands.map(({ path }) => path);
  compare(['commands'], notes.commands, paths, ['The CLI', 'command'], paths);
  for (const { path, command, hidden } of commands) {
    const own = notes.commands[path];
    if (!own) continue;
    const at = ['commands', path];
    const owner = `\`convex ${path}\``;
    if (own.hidden !== hidden) {
      const is = hidden ? 'hides' : 'lists';
      file.report([...at, 'hidden'], `The help ${is} ${owner}. Set \`hidden: ${hidden}\`.`);
    }
    const options = command.options.map(optionName);
    const grouped = own.groups.flatMap((name) => notes.groups[name]?.options ?? []);
    compare([...at, 'groups'], own.groups, Object.keys(notes.groups), ['The file', 'group']);
    own.groups.forEach((name, index) => {
      const shared = notes.groups[name]?.options ?? [];
      compare([...at, 'groups', index], shared, options, [owner, 'option']);
    });
    // The help shows no description of hidden options, so theirs was written for the CLI's developers.
    const unclear = command.options
      .filter(({ hidden: isHidden, description }) => isHidden || description === '')
      .map(optionName)
      .filter((name) => !grouped.includes(name));
    compare([...at, 'options'], own.options, options, [owner, 'option'], unclear);
    const unnamed = command.arguments.filter(({ description }) => description === '');
    compare(
      [...at, 'arguments'],
      own.arguments,
      command.arguments.map(({ name }) => name),
      [owner, 'argument'],
      unnamed.map(({ name }) => name),
    );
    compare([...at, 'reads'], own.reads, notes.variables.documented, ['`documented`', 'variable']);
  }

  notes.pages.forEach((page, index) => {
    compare(['pages', index, 'commands'], page.commands, paths, ['The CLI', 'command']);
  });
  for (const path of paths) {
    const count = notes.pages.filter((page) => page.commands.includes(path)).length;
    if (count !== 1) file.report(['pages'], `\`${path}\` is on ${count} pages. List it on one.`);
  }

  const { documented, internal } = notes.variables;
  const variable = ['The CLI', 'variable'] as const;
  compare(['variables', 'internal'], internal, facts.variables, variable);
  compare(
    ['variables', 'documented'],
    documented,
    facts.variables,
    variable,
    [...facts.variables].filter((name) => internal[name] === undefined),
    'Add it here and to docs/cli/index.mdx, or to `internal` with the reason.',
  );

  const tools = facts.tools.map(({ name }) => name);
  compare(['mcp', 'tools'], notes.mcp.tools, tools, ['The MCP server', 'tool'], tools);
  for (const { name, inputSchema } of facts.tools) {
    const { inputs = {} } = notes.mcp.tools[name] ?? {};
    const known = Object.keys(inputSchema.properties);
    compare(['mcp', 'tools', name, 'inputs'], inputs, known, [`\`${name}\``, 'input']);
  }
}

/** Checks that the page at /cli links to every command and names every documented variable. */
export function checkOverview(source: string, overview: string, notes: CliNotes): Finding[] {
  const links = notes.pages.flatMap(({ name, commands }) =>
    commands.map((path) => `(./reference/${name}.mdx#${commandId(path)})`),
  );
  return [...links, ...notes.variables.documented.map((name) => `\`${name}\``)]
    .filter((text) => !source.includes(text))
    .map((text) => ({
      file: overview,
      line: 1,
      column: 1,
      rule: 'cli-notes',
      message: `The page doesn't contain ${text}. Add the command or variable to its table.`,
    }));
}
