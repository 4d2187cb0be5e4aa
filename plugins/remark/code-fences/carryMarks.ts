import type { LineMark } from '../../content/fenceMeta';
import { align } from './align';

type Marks = (LineMark | undefined)[];

interface Token {
  text: string;
  /** From 0. */
  line: number;
}

/** Splits code into words and single signs; a formatter may have changed quotes. */
function tokensOf(code: string): Token[] {
  return code.split('\n').flatMap((text, line) =>
    Array.from(text.matchAll(/[\w$]+|[^\s\w$]/g), ([token]) => ({
      text: token === "'" ? '"' : token,
      line,
    })),
  );
}

const isWord = ({ text }: Token) => /[\w$]/.test(text);

/**
 * Finds the lines of formatted code that come from marked lines. A line that was put together from several has
 * the mark of any word in it; a mark whose line is gone is gone with it.
 * @param marks one entry for each line of `before`
 * @returns one entry for each line of `after`
 */
export function carryMarks(before: string, marks: Marks, after: string): Marks {
  const carried: Marks = after.split('\n').map(() => undefined);
  if (marks.every((mark) => mark === undefined)) return carried;
  const [from, to] = [tokensOf(before), tokensOf(after)];
  const pairs = align(
    from.map(({ text }) => text),
    to.map(({ text }) => text),
  );
  const words = new Set<number>();
  for (const [i, j] of pairs) {
    const [source, target] = [from[i], to[j]];
    if (!source || !target) continue;
    const isFirstWord = isWord(target) && !words.has(target.line);
    if (isWord(target)) words.add(target.line);
    // Signs decide only on lines without words, such as `});`.
    if (isFirstWord) carried[target.line] = marks[source.line];
    else if (isWord(target) || !words.has(target.line)) {
      carried[target.line] ??= marks[source.line];
    }
  }
  return carried;
}

/** Marks what differs between two states of code, for a diff of them: removed lines before added ones. */
export function markChanges(before: string, after: string): { code: string; marks: Marks } {
  const [old, current] = [before.split('\n'), after.split('\n')];
  const lines: { text: string; mark: LineMark | undefined }[] = [];
  let [i, j] = [0, 0];
  for (const [nextOld, nextNew] of [...align(old, current), [old.length, current.length]]) {
    for (; i < (nextOld ?? 0); i += 1) lines.push({ text: old[i] ?? '', mark: 'remove' });
    for (; j < (nextNew ?? 0); j += 1) lines.push({ text: current[j] ?? '', mark: 'add' });
    if (j < current.length) lines.push({ text: current[j] ?? '', mark: undefined });
    i += 1;
    j += 1;
  }
  return { code: lines.map(({ text }) => text).join('\n'), marks: lines.map(({ mark }) => mark) };
}
