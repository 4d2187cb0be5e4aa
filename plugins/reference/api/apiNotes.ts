/** Our own remark on a comment of the package, which pages quote as it is. */
interface Note {
  /** The part of the comment that the note is about. */
  about: string;
  /** In MDX, with links from a folder of `docs/api`. */
  text: string;
}

/** By entry point and name. The generator fails when a note's part of the comment no longer exists. */
const notes: Readonly<Record<string, Note>> = {
  'react useConvexAuth': {
    about: 'This relies on a Convex auth integration provider',
    text: "Use this hook rather than the one of your auth provider. `isAuthenticated` is only `true` once the backend has accepted the user's token, so queries that need a signed-in user don't fail.",
  },
  'server cronJobs': {
    about: 'api.emails.send',
    text: 'The example runs a public function, which anyone can call. Run an internal function instead, such as `internal.emails.send`. [Cron jobs](../../scheduling/cron-jobs.mdx) shows how.',
  },
  'server Crons': {
    about: 'A class for scheduling cron jobs.',
    text: 'The examples run public functions, which anyone can call. Run internal functions instead, such as `internal.emails.send`. [Cron jobs](../../scheduling/cron-jobs.mdx) shows how.',
  },
  'server UserIdentity': {
    about: 'The only fields guaranteed to be present are',
    text: "This comment leaves out `subject`, which is always present too: its type below isn't optional. [Fields of the identity](../../auth/functions-auth.mdx#fields) lists all three required fields.",
  },
};

/** What a symbol without a sentence in the package is for. By entry point and name, without Markdown except code. */
const leads: Readonly<Record<string, string>> = {
  'server AdvancedRunQueryOptions':
    'Options for `ctx.runQuery` in a query or mutation: limits for the nested call, and whether it may read a slightly older snapshot.',
  'server BaseTableReader':
    'Reads the documents of one table, without naming the table in each call.',
  'server BaseTableWriter':
    'Reads and writes the documents of one table, without naming the table in each call.',
  'server GenericDatabaseReaderWithTable':
    'A database reader with a reader for each table, next to one for the system tables.',
  'server ValidatedFunction':
    'A function with validators for its arguments, as older code defines it.',
  'server componentsGeneric':
    'Creates the untyped `components` object for projects that use Convex without generated code.',
  'server getFunctionAddress':
    'Converts a function reference, a name or a handle to the address that Convex calls internally.',
  'server log':
    'Emits audit logs from your functions with `log.audit`, and has placeholders for values that Convex fills in.',
  'values Base64': 'Functions that convert bytes to a Base64 string and back.',
  'values ConvexError':
    'An error for failures that you expect. Clients receive its `data` even in production, unlike the message of other errors.',
  'values compareValues':
    'Compares two Convex values in the order of indexes. The result is negative, zero or positive, as `Array.sort` expects.',
};

/** Our sentence about a symbol that the package has none for. */
export function leadOf(module: string, name: string): string | undefined {
  return leads[`${module} ${name}`];
}

/** The note on a symbol's comment as blocks of MDX, labelled as ours. */
export function noteOn(module: string, name: string, comment: string): string[] {
  const note = notes[`${module} ${name}`];
  if (note === undefined) return [];
  if (!comment.includes(note.about)) {
    throw new Error(
      `api-reference: the comment of ${name} no longer contains ${JSON.stringify(note.about)}. Remove the note from plugins/reference/api/apiNotes.ts.`,
    );
  }
  return [
    `<Aside type="note" title="Note from the editors of these docs">\n\n${note.text}\n\n</Aside>`,
  ];
}
