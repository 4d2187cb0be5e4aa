import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createErrorFinder } from '../../../src/lib/errors/createErrorFinder.ts';
import type { SearchPage } from '../../../src/lib/search/searchIndex.ts';
import { errorEntries } from '../errorEntries.ts';

/** A message as a reader pastes it. */
interface LabelledMessage {
  /** The id of the entry on `/error` that explains it. */
  entry: string;
  text: string;
  /** The software that prints it, or the issue that quotes it. */
  source: string;
}

const messagesFile = 'tests/fixtures/errors/messages.json';
const unknownFile = 'tests/fixtures/errors/unknown.json';

/** How a message begins in the output of a deployment, a browser or the CLI. */
const printed = /^(?:\[CONVEX |Uncaught |✖ |\w*Error: )/m;

/** The share of messages, and of their variations, that must lead to their entry. */
const minRight = 0.98;

function wrap(text: string, width: number): string {
  return text.replace(new RegExp(`(.{1,${width}})(?:\\s+|$)`, 'g'), '$1\n').trim();
}

/** The forms that the same message has on the clipboard. */
const variations: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in lower case': (text) => text.toLowerCase(),
  'with curly quotes': (text) => text.replace(/"([^"\n]*)"/g, '“$1”').replace(/'/g, '’'),
  'as a JSON string': (text) => JSON.stringify(text),
  'wrapped by a terminal': (text) => wrap(text, 72),
  'with a stack trace': (text) =>
    `${text}\n    at async handler (../convex/tasks.ts:18:4)\n    at async invokeFunction (../../node_modules/convex/src/server/impl/registration_impl.ts:52:15)`,
  'from a log': (text) => `11/22/2026, 10:09:03 AM [CONVEX M(tasks:add)] [ERROR] ${text}`,
  'with other ids and numbers': (text) =>
    text
      .replace(/\b[a-z\d]{31,32}\b/g, 'kd7zzq8v9w0x1y2z3a4b5c6d7e8f9g0h')
      .replace(/(?<=limit: |duration: |\()\d+(?=\D)/g, '12345'),
};

/**
 * Checks that pasted messages lead to their entry on `/error`, and that messages of other software don't.
 * @returns what is wrong, a line each
 */
export function checkErrors(siteDir: string, pages: readonly SearchPage[]): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(siteDir, file), 'utf8'));
  const messages = read(messagesFile) as LabelledMessage[];
  const unknown = read(unknownFile) as string[];
  const entries = errorEntries(pages);
  const ids = new Set(entries.map(({ url }) => url.replace(/^[^#]*#/, '')));
  const find = createErrorFinder(entries);
  const idOf = (text: string) => find(text).found?.entry.url.replace(/^[^#]*#/, '');

  const problems = messages
    .filter(({ entry }) => !ids.has(entry))
    .map(({ entry }) => `${messagesFile}: /error has no entry #${entry}.`);
  const rows = [];
  for (const [variation, vary] of Object.entries(variations)) {
    const misses = messages.filter(({ entry, text }) => idOf(vary(text)) !== entry);
    const right = 1 - misses.length / messages.length;
    rows.push({ variation, messages: messages.length, right: right.toFixed(3) });
    for (const { entry, text } of misses) {
      const shown = JSON.stringify(text.slice(0, 70));
      console.log(
        `  ${variation}: ${shown} → ${idOf(vary(text)) ?? 'unknown'} instead of ${entry}`,
      );
    }
    if (!(right >= minRight)) {
      problems.push(
        `${variation}: ${right.toFixed(3)} of the messages lead to their entry, ${minRight} must.`,
      );
    }
  }
  for (const text of unknown) {
    const id = idOf(text);
    if (id !== undefined)
      problems.push(`${JSON.stringify(text)} is not ours, but leads to #${id}.`);
  }
  for (const { path, sections } of pages) {
    for (const { id, errors } of sections) {
      if (!/\/error(?:\/|$)/.test(path) && printed.test(errors) && idOf(errors) === undefined) {
        problems.push(`${path}#${id}: no entry on /error has its message. Add it to one.`);
      }
    }
  }
  console.log(`Errors: ${entries.length} entries, ${unknown.length} messages of other software.`);
  console.table(rows);
  return problems;
}
