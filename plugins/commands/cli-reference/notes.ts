import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import type { Finding, Place } from '../../content/finding';
import { cliNotesFile } from '../../lib/cliReference';

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
  /** When the exit code isn't what it is for other commands. */
  exits: text.optional(),
  example: z.strictObject({ text, code: text }).optional(),
  guide: text.optional(),
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
});

/** What people write about the commands of the CLI. */
export type CliNotes = z.infer<typeof schema>;
export type PageNotes = CliNotes['pages'][number];
export type CommandNotes = CliNotes['commands'][string];

/** The notes with the place of each part in their file. */
export interface NotesFile {
  notes: CliNotes;
  /** The place of a key or, if it is missing, of the nearest part that contains it. */
  placeOf(...path: (string | number)[]): Place;
}

/**
 * Parses the notes.
 * @returns the notes, or the first faults of their shape
 */
function parseNotes(source: string): NotesFile | { findings: Finding[] } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const placeOf = (...path: (string | number)[]): Place => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const key of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key: own }) => String(own) === key);
        const start = (pair?.key as { range?: [number] } | undefined)?.range?.[0];
        if (!pair || start === undefined) break;
        offset = start;
        node = pair.value;
      } else {
        node = (node as { items?: unknown[] } | null)?.items?.[Number(key)];
        const start = (node as { range?: [number] } | undefined)?.range?.[0];
        if (start === undefined) break;
        offset = start;
      }
    }
    return placeAt(offset);
  };
  const report = (place: Place, message: string): Finding => ({
    file: cliNotesFile,
    ...place,
    rule: 'cli-notes',
    message,
  });
  if (document.errors.length > 0) {
    return {
      findings: document.errors.map(({ pos: [at], message }) =>
        report(placeAt(at), `This is not valid YAML: ${message.split('\n')[0]} Fix it.`),
      ),
    };
  }
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { notes: parsed.data, placeOf };
  return {
    findings: parsed.error.issues.map(({ path, message }) =>
      report(
        placeOf(...path.map((key) => (typeof key === 'symbol' ? '' : key))),
        `${path.join('.')}: ${message}.`,
      ),
    ),
  };
}

/** Reads the notes of the site. */
export function readNotes(siteDir: string): NotesFile | { findings: Finding[] } {
  return parseNotes(readFileSync(join(siteDir, cliNotesFile), 'utf8'));
}
