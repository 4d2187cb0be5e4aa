import * as z from 'zod';
import type { YamlFile } from '../yamlFile';

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
