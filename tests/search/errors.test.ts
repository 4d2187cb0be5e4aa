import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { errorEntries } from '../../plugins/search/build/errorEntries';
import type { SearchPage } from '../../plugins/search/build/types';
import { createErrorFinder } from '../../src/lib/errors/createErrorFinder';
import { readDocs } from './docs';

/** A message as a reader pastes it. */
interface LabelledMessage {
  /** The id of the entry on `/error` that explains it. */
  entry: string;
  text: string;
}

const read = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/errors/${name}.json`, 'utf8'));
const messages = read('messages') as LabelledMessage[];
/** Messages of other software. */
const unknown = read('unknown') as string[];

/** The share of messages, and of their variations, that must lead to their entry. */
const least = 0.98;

/** How a message begins in the output of a deployment, a browser or the CLI. */
const printed = /^(?:\[CONVEX |Uncaught |✖ |\w*Error: )/m;

let pages: readonly SearchPage[];
let idOf: (text: string) => string | undefined;
let ids: Set<string>;

beforeAll(async () => {
  pages = await readDocs();
  const entries = errorEntries(pages);
  const find = createErrorFinder(entries);
  ids = new Set(entries.map(({ url }) => url.replace(/^[^#]*#/, '')));
  idOf = (text) => find(text).found?.entry.url.replace(/^[^#]*#/, '');
}, 300_000);

const wrap = (text: string) => text.replace(/(.{1,72})(?:\s+|$)/g, '$1\n').trim();

/** The forms that the same message has on the clipboard. */
const variations: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in lower case': (text) => text.toLowerCase(),
  'with curly quotes': (text) => text.replace(/"([^"\n]*)"/g, '“$1”').replace(/'/g, '’'),
  'as a JSON string': (text) => JSON.stringify(text),
  'wrapped by a terminal': wrap,
  'with a stack trace': (text) =>
    `${text}\n    at async handler (../convex/tasks.ts:18:4)\n    at async invokeFunction (../../node_modules/convex/src/server/impl/registration_impl.ts:52:15)`,
  'from a log': (text) => `11/22/2026, 10:09:03 AM [CONVEX M(tasks:add)] [ERROR] ${text}`,
  'with other ids and numbers': (text) =>
    text
      .replace(/\b[a-z\d]{31,32}\b/g, 'kd7zzq8v9w0x1y2z3a4b5c6d7e8f9g0h')
      .replace(/(?<=limit: |duration: |\()\d+(?=\D)/g, '12345'),
};

test('every labelled message has an entry', () => {
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter(({ entry }) => !ids.has(entry))).toEqual([]);
});

test.each(Object.entries(variations))('a pasted message leads to its entry: %s', (_, vary) => {
  const misses = messages.filter(({ entry, text }) => idOf(vary(text)) !== entry);
  const shown = misses.map(({ entry, text }) => `${text} → ${idOf(vary(text))}, not ${entry}`);
  expect(1 - misses.length / messages.length, shown.join('\n')).toBeGreaterThanOrEqual(least);
});

test('a message of other software leads to no entry', () => {
  expect(unknown.length).toBeGreaterThan(20);
  expect(unknown.filter((text) => idOf(text) !== undefined)).toEqual([]);
});

test('every message that a page shows as output has an entry', () => {
  const others = pages.filter(({ path }) => !/\/error(?:\/|$)/.test(path));
  const shown = others.flatMap(({ path, sections }) =>
    sections
      .filter(({ errors }) => printed.test(errors))
      .map(({ id, errors }) => ({ address: `${path}#${id}`, isKnown: idOf(errors) !== undefined })),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(({ isKnown }) => !isKnown)).toEqual([]);
});
