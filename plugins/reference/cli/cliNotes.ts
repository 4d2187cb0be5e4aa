import * as z from 'zod';
import { nearest } from '../../../src/lib/nearest';
import type { Finding } from '../../build';
import type { YamlFile } from '../yamlFile';
import { type CliCommand, commandId, listCommands, optionName } from './convexCommands';

const text = z.string().trim().min(1);

/** Options that several commands share. They are described once, in the text of the group. */
const group = z.strictObject({ options: z.array(text).min(1), text });

const page = z.strictObject({
  /** The last part of its route. */
  name: z.string().regex(/^[a-z-]+$/),
  title: text,
  sidebarLabel: text,
  description: text,
  keywords: z.array(text),
  lead: text,
  commands: z.array(text).min(1),
  seeAlso: text,
});

const command = z.strictObject({
  /** Whether the help hides the command. It is written here so that a change is noticed. */
  hidden: z.boolean().default(false),
  does: text,
  /** What to know about each option. It replaces the CLI's own description. */
  options: z.record(text, text).default({}),
  arguments: z.record(text, text).default({}),
  /** Names of groups of options. */
  groups: z.array(text).default([]),
  /** Environment variables, apart from those that every command reads. */
  reads: z.array(text).default([]),
  changes: text,
  /** What to know about the exit code, apart from 0 on success and 1 on any failure. */
  exits: text.optional(),
  /** With what the command prints, if that's short. */
  example: z.strictObject({ text, code: text, output: text.optional() }).optional(),
  guide: text.optional(),
});

const mcpTool = z.strictObject({
  /** The release that brought it, if it wasn't the first. */
  since: text.optional(),
  does: text,
  /** What to know about each input. It replaces the server's own description, which is written for models. */
  inputs: z.record(text, text).default({}),
  returns: text,
  changes: text,
});

const schema = z.strictObject({
  pages: z.array(page).min(1),
  groups: z.record(text, group),
  variables: z.strictObject({
    /** Described on the page at /cli. */
    documented: z.array(text),
    /** For the development of the CLI, by the reason for leaving them out. */
    internal: z.record(text, text),
  }),
  commands: z.record(text, command),
  /** The page of the MCP server's tools. */
  mcp: page.omit({ commands: true }).extend({ selector: text, tools: z.record(text, mcpTool) }),
});

/** What people write about the commands of the CLI. */
export type CliNotes = z.infer<typeof schema>;
export type PageNotes = CliNotes['pages'][number];
export type CommandNotes = CliNotes['commands'][string];

/** Reads the notes; undefined, with the faults in the file, if they don't have the shape of notes. */
export function parseNotes(file: YamlFile): CliNotes | undefined {
  const data = file.toJS();
  if (file.findings.length > 0) return undefined;
  const { data: notes, error } = schema.safeParse(data);
  for (const { path, message } of error?.issues ?? []) {
    file.report(path, `${path.join('.')}: ${message}.`);
  }
  return notes;
}

/** What the server says about a tool. */
export interface ListedTool {
  name: string;
  inputSchema: {
    properties: Record<
      string,
      {
        type: string;
        description: string;
        enum?: string[];
        default?: string | number | boolean;
      }
    >;
    required?: string[];
  };
}

/** A tool of the MCP server. */
export interface McpTool extends ListedTool {
  /** What it may do in production; undefined if it takes no deployment. */
  guard: string | undefined;
}

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
