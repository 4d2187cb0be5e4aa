import { diffArrays } from 'diff';
import type { LineMark } from '../../content';

type Marks = (LineMark | undefined)[];

interface Token {
  text: string;
  /** Counted from 0. */
  line: number;
  /** Where it starts in the code. */
  start: number;
}

/** Splits code into words and single characters. A formatter may have changed quotes. */
export function tokensOf(code: string): Token[] {
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

const isWord = ({ text }: Token) => /[\w$]/.test(text);

/** Pairs the tokens that two pieces of code have in common, in the same order. */
export function sharedTokens(from: readonly Token[], to: readonly Token[]): [Token, Token][] {
  const pairs: [Token, Token][] = [];
  const texts = (tokens: readonly Token[]) => tokens.map(({ text }) => text);
  let [i, j] = [0, 0];
  for (const { added, removed, count } of diffArrays(texts(from), texts(to))) {
    const [source, target] = [from.slice(i, i + count), to.slice(j, j + count)];
    if (!added) i += count;
    if (!removed) j += count;
    if (added || removed) continue;
    source.forEach((token, index) => {
      const partner = target[index];
      if (partner) pairs.push([token, partner]);
    });
  }
  return pairs;
}

/**
 * Finds the lines of formatted code that come from marked lines. A line that joins several gets the mark of
 * its first word with a counterpart; the mark of a removed line is dropped.
 * @param marks one entry for each line of `before`
 * @returns one entry for each line of `after`
 */
export function carryMarks(before: string, marks: Marks, after: string): Marks {
  const carried: Marks = after.split('\n').map(() => undefined);
  if (marks.every((mark) => mark === undefined)) return carried;
  const linesWithWords = new Set<number>();
  for (const [source, target] of sharedTokens(tokensOf(before), tokensOf(after))) {
    const isFirstWord = isWord(target) && !linesWithWords.has(target.line);
    if (isWord(target)) linesWithWords.add(target.line);
    // Punctuation only decides on lines without words, such as `});`.
    if (isFirstWord) carried[target.line] = marks[source.line];
    else if (isWord(target) || !linesWithWords.has(target.line)) {
      carried[target.line] ??= marks[source.line];
    }
  }
  return carried;
}

/** Compares two versions of code as a diff: removed lines before added ones. */
export function compareLines(before: string, after: string) {
  return diffArrays(before.split('\n'), after.split('\n')).flatMap(({ value, added, removed }) => {
    const mark: LineMark | undefined = added ? 'add' : removed ? 'remove' : undefined;
    return value.map((text) => ({ text, mark }));
  });
}

/** Marks the difference between two versions of code. */
export function markChanges(before: string, after: string): { code: string; marks: Marks } {
  const lines = compareLines(before, after);
  return { code: lines.map(({ text }) => text).join('\n'), marks: lines.map(({ mark }) => mark) };
}
