import { fenceLine, headingsOf } from '../../lib/markdown/headings.ts';

/**
 * Longest text of a result, in characters. Results have their text twice, as an object and as text, and clients cut
 * what has more than 25,000 tokens.
 */
export const maxTextLength = 30_000;

/** A heading of a page and the text below it, subsections included. */
export interface PageSection {
  /** Hash of its address; empty for a heading that no link can refer to. */
  anchor: string;
  heading: string;
  /** Where it begins, with its heading, and where it ends in the page's text. */
  start: number;
  end: number;
}

/** A page's Markdown, split at its headings. */
export interface PageText {
  /** The whole page. */
  markdown: string;
  /** Where its title is: after the note about its source. */
  start: number;
  /** In order; a section's subsections follow it. */
  sections: PageSection[];
}

/**
 * Splits a page's Markdown copy at its headings.
 * @param anchors the id of each heading below the title, in order
 */
export function readPageText(markdown: string, anchors: readonly string[]): PageText {
  const text = markdown.trim();
  const lines = text.split('\n');
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  const all = headingsOf(lines);
  const title = all.find(({ depth }) => depth === 1);
  const headings = all.filter(({ depth }) => depth > 1);
  const sections = headings.map(({ line, depth, text: heading }, index) => {
    const next = headings.slice(index + 1).find((other) => other.depth <= depth);
    const end = next === undefined ? text.length : (starts[next.line] ?? 0);
    return { anchor: anchors[index] ?? '', heading, start: starts[line] ?? 0, end };
  });
  return { markdown: text, start: starts[title?.line ?? 0] ?? 0, sections };
}

/** What a line of a text is inside of. */
interface Around {
  /** The first line of a fence. */
  fence?: string;
  /** The last line of it. */
  mark?: string;
  /** The head of a table, two lines. */
  head?: string;
}

const isRow = (line: string | undefined) => line !== undefined && /^\s*\|/.test(line);

/** What a text's lines are inside of, line by line. */
function aroundLines(lines: readonly string[]): Around[] {
  let fence: string | undefined;
  let mark: string | undefined;
  let head: string | undefined;
  return lines.map((line, index) => {
    if (fence !== undefined) {
      const around = { fence, ...(mark !== undefined && { mark }) };
      if (line.trim() === mark?.trim()) fence = undefined;
      return around;
    }
    const [, indent = '', signs] = fenceLine.exec(line) ?? [];
    if (signs !== undefined) {
      fence = line;
      mark = indent + signs;
      return {};
    }
    if (!isRow(line)) head = undefined;
    else if (head === undefined) {
      head = `${line}\n${lines[index + 1] ?? ''}`;
      return {};
    }
    return head === undefined ? {} : { head };
  });
}

/** The last line from `least` to `end` that something can begin with. */
function lastBreak(
  breaks: (line: number) => boolean,
  least: number,
  end: number,
): number | undefined {
  for (let line = end; line > least; line -= 1) if (breaks(line)) return line;
  return undefined;
}

/** A part of a text. */
export interface TextPart {
  text: string;
  /** Where the text continues; undefined at its end. */
  next?: number;
}

/**
 * Cuts a part out of a text: it ends before a heading if possible, otherwise between blocks or rows, and within one only
 * if that is longer than the part. A part that begins in a table has its head, and code has its fence.
 * @param from where the part begins; 0 or `next` of the part before
 */
export function cutText(text: string, from: number, limit: number): TextPart {
  if (from === 0 && text.length <= limit) return { text: text.trim() };
  const lines = text.split('\n');
  const around = aroundLines(lines);
  let first = 0;
  let start = 0;
  while (first < lines.length && start + (lines[first]?.length ?? 0) < from) {
    start += (lines[first]?.length ?? 0) + 1;
    first += 1;
  }
  const { fence, head } = around[first] ?? {};
  const opening = fence ?? head;
  const before = opening === undefined ? '' : `${opening}\n`;
  const rest = text.slice(from);
  const room = Math.max(limit - before.length - 8, 1);
  if (rest.trim().length <= room) return { text: before + rest.trim() };

  let end = first;
  let length = start - from;
  while (end < lines.length && length + (lines[end]?.length ?? 0) <= room) {
    length += (lines[end]?.length ?? 0) + 1;
    end += 1;
  }
  // A line that is longer than a part.
  if (end === first) {
    const space = rest.lastIndexOf(' ', room);
    const cut = space > room / 2 ? space + 1 : room;
    const closing = fence === undefined ? '' : `\n${around[first]?.mark}`;
    return { text: before + rest.slice(0, cut).trimEnd() + closing, next: from + cut };
  }
  const headings = new Set(headingsOf(lines).map(({ line }) => line));
  const isFree = (line: number) => around[line]?.fence === undefined;
  const isBlock = (line: number) =>
    isFree(line) && lines[line - 1]?.trim() === '' && lines[line]?.trim() !== '';
  // Not right below the head of a table.
  const isFreeLine = (line: number) => {
    const inTable = around[line]?.head;
    const isHead = (other: string | undefined) => other !== undefined && inTable?.endsWith(other);
    return isFree(line) && !isHead(lines[line]) && !isHead(lines[line - 1]);
  };
  const half = first + (end - first) / 2;
  const last =
    lastBreak((line) => headings.has(line), half, end) ??
    lastBreak(isBlock, half, end) ??
    lastBreak(isFreeLine, half, end) ??
    lastBreak(isBlock, first, end) ??
    end;
  const size = lines.slice(first, last).reduce((sum, line) => sum + line.length + 1, start - from);
  const closing = isFree(last) ? '' : `\n${around[last]?.mark}`;
  return { text: before + rest.slice(0, size).trimEnd() + closing, next: from + size };
}
