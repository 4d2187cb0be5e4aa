import { fenceLine } from '../../../src/lib/markdown/headings.ts';

/** A part of a text. */
interface TextPart {
  text: string;
  /** Where the text continues; undefined at its end. */
  next?: number;
}

/** The fence that is open at each line; undefined outside of code. */
function openFences(lines: readonly string[]): (string | undefined)[] {
  let open: { line: string; mark: string } | undefined;
  return lines.map((line) => {
    const before = open?.line;
    const mark = fenceLine.exec(line)?.[2];
    if (open === undefined && mark !== undefined) open = { line, mark };
    else if (open !== undefined && line.trim() === open.mark) open = undefined;
    return before;
  });
}

/** Tells which fence is open at an offset of a text, whose lines are read once. */
function fenceFinder(text: string): (offset: number) => string | undefined {
  const lines = text.split('\n');
  const fences = new Map<number, string | undefined>();
  let start = 0;
  for (const [index, fence] of openFences(lines).entries()) {
    fences.set(start, fence);
    start += (lines[index] ?? '').length + 1;
  }
  return (offset) => {
    const lineStart = text.slice(0, offset).lastIndexOf('\n') + 1;
    const fence = fences.get(lineStart);
    const line = text.slice(lineStart, offset);
    return openFences([...(fence === undefined ? [] : [fence]), line, '']).at(-1);
  };
}

/**
 * Cuts a part out of a text: it ends before a heading or a blank line if possible, otherwise at the end of a line. Code
 * that continues in the next part has its fence in both.
 * @param from where the part begins; 0 or `next` of the part before
 */
export function cutText(text: string, from: number, limit: number): TextPart {
  const rest = text.slice(from);
  const fenceAt = fenceFinder(text);
  const opening = fenceAt(from);
  const before = opening === undefined ? '' : `${opening}\n`;
  const room = Math.max(limit - before.length - 8, 1);
  if (rest.length <= room) return { text: (before + rest).trim() };
  const window = rest.slice(0, room);
  const isFree = (offset: number) => fenceAt(from + offset) === undefined;
  const ends = ['\n#', '\n\n', '\n', ' '].flatMap((end, kind) => {
    for (let at = window.lastIndexOf(end); at > room / 2; at = window.lastIndexOf(end, at - 1)) {
      if (kind > 1 || isFree(at + 1)) return [at + 1];
    }
    return [];
  });
  const end = ends[0] ?? room;
  const closing = fenceAt(from + end) === undefined ? '' : '\n```';
  return { text: (before + rest.slice(0, end)).trim() + closing, next: from + end };
}
