// The JavaScript version of a sample: its types erased, formatted, with the same lines marked.
import { diffArrays } from 'diff';
import { createDiskCache, type DiskCache } from '../../build';
import type { LineMark, TypedLanguage } from '../../content';

let cache: DiskCache<string | null> | undefined;

/**
 * Converts a sample to JavaScript.
 * @returns the same code if it has no types; undefined if it has nothing but types
 * @throws if it can't be parsed
 */
export async function toJavaScript(
  code: string,
  language: TypedLanguage,
): Promise<string | undefined> {
  // Formatting takes a few milliseconds for each sample, and most samples of an edited page haven't changed.
  cache ??= createDiskCache<string | null>({ name: 'javascript-samples' });
  const result = await cache.getOrCompute([language, code], async () => {
    // The compiler and the formatter are slow to load, and only new samples need them.
    const { eraseTypes } = await import('./eraseTypes');
    const erased = eraseTypes(code, language);
    if (erased === undefined || erased === code) return erased ?? null;
    const { format } = await import('prettier');
    // A parser that doesn't know types, so that it rejects any that are left.
    const semi = /;\s*$/m.test(code);
    const printWidth = Math.max(80, ...code.split('\n').map((line) => line.length));
    return (await format(erased, { parser: 'acorn', semi, printWidth })).trimEnd();
  });
  return result ?? undefined;
}

interface Token {
  text: string;
  line: number;
  start: number;
}

/** Splits code into words and single characters. The formatter may have changed quotes. */
function tokensOf(code: string): Token[] {
  let lineStart = 0;
  return code.split('\n').flatMap((text, line) => {
    const from = lineStart;
    lineStart += text.length + 1;
    return Array.from(text.matchAll(/[\w$]+|[^\s\w$]/g), ({ 0: token, index }) => ({
      text: token === "'" ? '"' : token,
      line,
      start: from + index,
    }));
  });
}

/** Pairs the tokens that a sample and its JavaScript have in common, in their order. */
export function sharedTokens(code: string, javaScript: string): [from: Token, to: Token][] {
  const [from, to] = [tokensOf(code), tokensOf(javaScript)];
  const texts = (tokens: readonly Token[]) => tokens.map(({ text }) => text);
  const pairs: [Token, Token][] = [];
  let [i, j] = [0, 0];
  for (const { added, removed, count } of diffArrays(texts(from), texts(to))) {
    if (!added && !removed) {
      for (let at = 0; at < count; at++) pairs.push([from[i + at] as Token, to[j + at] as Token]);
    }
    if (!added) i += count;
    if (!removed) j += count;
  }
  return pairs;
}

/** A line of which nothing is left in JavaScript. */
const typeLine = /^(?:export )?(?:declare|interface|type|import type)\b/;

/**
 * Finds the lines of the JavaScript that come from marked lines. A line that joins several gets the mark of its first
 * word that has one.
 * @param marks one entry for each line of the sample
 */
export function carryMarks(
  code: string,
  marks: readonly (LineMark | undefined)[],
  javaScript: string,
): (LineMark | undefined)[] {
  const lines = code.split('\n');
  const isMarked = marks.some((mark) => mark !== undefined);
  const pairs = (isMarked ? sharedTokens(code, javaScript) : []).filter(
    ([source]) => !typeLine.test(lines[source.line] ?? ''),
  );
  return javaScript.split('\n').map((_, line) => {
    const own = pairs.filter(([, target]) => target.line === line);
    // Punctuation only decides on lines without words, such as `});`.
    const words = own.filter(([, target]) => /[\w$]/.test(target.text));
    return (words.length > 0 ? words : own)
      .map(([source]) => marks[source.line])
      .find((mark) => mark !== undefined);
  });
}
