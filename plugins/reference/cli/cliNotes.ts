import * as z from 'zod';
import type { HttpSchema } from '../../../src/lib/http';
import { type Finding, findingAt } from '../../build';
import type { YamlFile } from '../yamlFile';
import { type CliCommand, commandId, listCommands, optionName } from './convexCommands';

export interface McpTool {
  name: string;
  inputSchema: HttpSchema;
  /** What it may do in production; undefined if it takes no deployment. */
  guard: string | undefined;
}

export interface CliFacts {
  cli: CliCommand;
  variables: ReadonlySet<string>;
  tools: readonly McpTool[];
}

const error = 'Describe it';

const text = z.string({ error }).trim().min(1);

/** An object with these keys and no others. */
function each<T extends z.ZodType>(entries: readonly (readonly [string, T])[]) {
  return z.strictObject(Object.fromEntries(entries));
}

/** Texts about some of these names, which replace those of the CLI. */
const textsOn = (names: readonly string[]) =>
  each(names.map((name) => [name, text.optional()])).default({});

const oneOf = (names: Iterable<string>) =>
  z.enum([...names], { error: ({ input }) => `The CLI has no ${JSON.stringify(input)}` });

const page = z.strictObject({
  /** The last part of its route. */
  name: z.string().regex(/^[a-z-]+$/),
  title: text,
  sidebarLabel: text,
  description: text,
  keywords: z.array(text),
  lead: text,
  seeAlso: text,
});

const command = ({ options, arguments: args }: CliCommand) =>
  z.strictObject(
    {
      does: text,
      options: textsOn(options.map(optionName)),
      arguments: textsOn(args.map(({ name }) => name)),
      groups: z.array(text).default([]),
      /** Environment variables, apart from those that every command reads. */
      reads: z.array(text).default([]),
      changes: text,
      /** What to know about the exit code, apart from 0 on success and 1 on any failure. */
      exits: text.optional(),
      /** With what the command prints, if that's short. */
      example: z.strictObject({ text, code: text, output: text.optional() }).optional(),
      guide: text.optional(),
    },
    { error },
  );

const mcpTool = ({ inputSchema: { properties = {} } }: McpTool) =>
  z.strictObject(
    {
      /** The release that brought it, if it wasn't the first. */
      since: text.optional(),
      does: text,
      inputs: textsOn(Object.keys(properties)),
      returns: text,
      changes: text,
    },
    { error },
  );

/** What people have to write about a CLI: about each command and tool, and about nothing else. */
function notesOn({ cli, variables, tools }: CliFacts) {
  const commands = listCommands(cli);
  const paths = commands.map(({ path }) => path);
  return z.strictObject({
    pages: z.array(page.extend({ commands: z.array(oneOf(paths)) })).min(1),
    /** Options that several commands share. They are described once, in the text of the group. */
    groups: z.record(text, z.strictObject({ options: z.array(text).min(1), text })),
    variables: z.strictObject({
      documented: z.array(oneOf(variables)),
      /** For the development of the CLI, by the reason for leaving them out. */
      internal: textsOn([...variables]),
    }),
    commands: each(commands.map((named) => [named.path, command(named.command)])),
    mcp: page.extend({
      selector: text,
      tools: each(tools.map((tool) => [tool.name, mcpTool(tool)])),
    }),
  });
}

/** What people write about the commands of the CLI. */
export type CliNotes = z.infer<ReturnType<typeof notesOn>>;
export type PageNotes = z.infer<typeof page>;
export type CommandNotes = CliNotes['commands'][string];

/** Reads the notes; undefined, with the faults in the file, if they and the installed CLI don't agree. */
export function readNotes(file: YamlFile, facts: CliFacts): CliNotes | undefined {
  const data = file.toJS();
  if (file.findings.length > 0) return undefined;
  const { data: notes, error } = notesOn(facts).safeParse(data);
  for (const issue of error?.issues ?? []) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const key of keys) {
      const at = [...issue.path, key];
      file.report(at, `${at.join('.')}: The CLI has nothing of this name. Fix it or remove it.`);
    }
    if (keys.length === 0) {
      file.report(issue.path, `${issue.path.join('.')}: ${issue.message.replace(/\.?$/, '.')}`);
    }
  }
  if (notes) checkReferences(file, notes, facts);
  return file.findings.length > 0 ? undefined : notes;
}

/** Checks what parts of the notes say about each other, and that every name of the CLI is somewhere. */
function checkReferences(file: YamlFile, notes: CliNotes, facts: CliFacts): void {
  const { documented, internal } = notes.variables;
  for (const { path, command } of listCommands(facts.cli)) {
    const own = notes.commands[path] as CommandNotes;
    const at = ['commands', path];
    const report = (key: string, fault: string) =>
      file.report([...at, key], `\`convex ${path}\`: ${fault}`);
    const count = notes.pages.filter(({ commands }) => commands.includes(path)).length;
    if (count !== 1) file.report(['pages'], `\`${path}\` is on ${count} pages. List it on one.`);

    const grouped = own.groups.flatMap((name) => notes.groups[name]?.options ?? [name]);
    const names = command.options.map(optionName);
    for (const name of grouped.filter((one) => !names.includes(one))) {
      report('groups', `There is no group or option \`${name}\`. Fix the name.`);
    }
    // The help shows no description of hidden options, so theirs was written for the CLI's developers.
    for (const option of command.options.filter((one) => one.hidden || one.description === '')) {
      const name = optionName(option);
      if (grouped.includes(name) || own.options[name]) continue;
      report('options', `The CLI doesn't describe \`${name}\`. Describe it.`);
    }
    for (const { name, description } of command.arguments) {
      if (description !== '' || own.arguments[name]) continue;
      report('arguments', `The CLI doesn't describe \`${name}\`. Describe it.`);
    }
    for (const name of own.reads.filter((one) => !documented.includes(one))) {
      report('reads', `\`${name}\` isn't in \`documented\`. Fix the name or add it there.`);
    }
  }
  for (const name of facts.variables) {
    if (documented.includes(name) || internal[name]) continue;
    const fix = 'Add it here and to docs/cli/index.mdx, or to `internal` with the reason.';
    file.report(['variables', 'documented'], `The CLI reads the variable \`${name}\`. ${fix}`);
  }
}

/** Checks that the page at /cli links to every command and names every documented variable. */
export function checkOverview(source: string, overview: string, notes: CliNotes): Finding[] {
  const links = notes.pages.flatMap(({ name, commands }) =>
    commands.map((path) => `(./reference/${name}.mdx#${commandId(path)})`),
  );
  return [...links, ...notes.variables.documented.map((name) => `\`${name}\``)]
    .filter((one) => !source.includes(one))
    .map((one) => {
      const message = `The page doesn't contain ${one}. Add the command or variable to its table.`;
      return findingAt(overview, {}, 'cli-notes', message);
    });
}
