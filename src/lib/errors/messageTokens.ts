import { escapeRegExp } from '../escape';

/** Beginnings that logs, consoles and terminals put before a message. */
const prefixes = [
  // `[CONVEX M(posts:like)]`, `[Request ID: 3f9c1e7a5b20d846]`, `[ERROR]`, `[vite]`
  /\[(?:CONVEX [QMA?]\([^)]*\)|Request ID: [^\]]*|[A-Za-z][\w-]*(?:\([^)]*\))?)\]/g,
  // `2026-11-22T10:15:03.120Z`, `11/22/2026, 10:15:03 AM`
  /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.,]*Z?/g,
  /\b\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d\d:\d\d(?: [AP]M)?/g,
  /\bUncaught \(in promise\)/gi,
  /\bUncaught\b/gi,
  /\bServer Error\b/gi,
  /\bUnhandled (?:Runtime Error|Promise Rejection|error)\b:?/gi,
  /^\s*(?:Called by client|Caused by:?)\s*$/gi,
  /(?<![\w$])(?:Convex)?Error:/gi,
];

/** Lines of a stack trace: `at handler (../convex/posts.ts:9:12)`, `handler@http://localhost/main.js:1:2`. */
const stackLine =
  /^\s*(?:at (?:async )?\S.*(?::\d+|<anonymous>|\(native\))\)?|\S*@\S+:\d+:\d+)\s*$/;
const stackTail = /\s+at (?:async )?[\w.<>$ ]+ \([^()]*:\d+:\d+\).*$/;

/** Symbols that terminals put before a message: `✖`, `>`. */
const marks = /^\s*[^\p{L}\p{N}\s"'`“‘([{<$#@.…_]+\s+/u;

/** What a shell, JSON or HTML makes of characters. */
const escapes: readonly [RegExp, string][] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals color their output with them
  [/\u001b\[[\d;]*m/g, ''],
  [/\\r?\\n|\\n/g, '\n'],
  [/\\(["'`])/g, '$1'],
  [/&(?:quot|#34);/g, '"'],
  [/&(?:apos|#0?39);/g, "'"],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&amp;/g, '&'],
];

/** The lines of a pasted text without what is around the message: prefixes, stack traces, escapes. */
export function messageLines(text: string): string[] {
  const plain = escapes.reduce((rest, [from, to]) => rest.replace(from, to), text);
  return plain
    .split(/\r?\n/)
    .filter((line) => !stackLine.test(line))
    .map((line) => prefixes.reduce((rest, prefix) => rest.replace(prefix, ' '), line))
    .map((line) => line.replace(stackTail, '').replace(marks, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Whether a deployment has withheld the message, so that only the request id is left of it. */
export function isRedacted(text: string): boolean {
  const lines = text.split(/\r?\n|\\n/).filter((line) => !stackLine.test(line));
  return /\bServer Error\W*(?:Called by client\W*)?$/i.test(lines.join(' '));
}

/** Values: addresses, paths, ids and hashes. They differ from reader to reader. */
const values = [
  /\b(?:https?|wss?|file):\/\/[^\s"'`)>\]]+/gi,
  /(?<![\w.])(?:[A-Za-z]:)?(?:[.~]{0,2}[\\/][\w@.()[\]-]+){2,}(?::\d+)*/g,
  /\b(?=\w*\d)(?=\w*[a-z])[a-z\d]{16,}\b/gi,
];

/** The words of a message in lower case; every number becomes `#`, and values are left out. */
export function messageTokens(message: string): string[] {
  const text = values.reduce((rest, value) => rest.replace(value, ' '), message);
  const words = text
    .replace(/['’](?=t\b|s\b|re\b)/g, '')
    .match(/[\p{L}_$][\p{L}\p{N}_$]*|\d[\d.,_]*/gu);
  return (words ?? []).map((word) => (/^\d/.test(word) ? '#' : word.toLowerCase()));
}

/** The words of a message in the docs. `<…>` and `…` stand for what varies. */
export function patternTokens(message: string): string[] {
  return messageTokens(message.replace(/<[^<>]*>|…/g, ' '));
}

const quotes = /["'`“”‘’]/g;

/**
 * Makes a test for lines that are a message from beginning to end. It is for short messages, where a few words
 * say nothing: `'<command>' failed`.
 */
export function lineTest(message: string): (line: string) => boolean {
  const source = message
    .trim()
    .replace(/[.…]+$/, '')
    .split(/(<[^<>]*>|…|["'`“”‘’]|\d+)/)
    .map((part, index) => {
      if (index % 2 === 0) return escapeRegExp(part).replace(/\s+/g, '\\s+');
      if (/^\d/.test(part)) return '\\d[\\d.,]*';
      return /^[<…]/.test(part) ? '.+?' : '"';
    })
    .join('');
  const pattern = new RegExp(`^["\\s]*${source}[.!"]*$`, 'i');
  return (line) => pattern.test(line.replace(quotes, '"'));
}
