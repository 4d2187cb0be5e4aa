import { fenceLine, headingsOf } from '../../lib/markdown/headings.ts';

/**
 * Longest text of a result, in characters. Results have their text twice, as an object and as JSON, and clients cut
 * what has more than 25,000 tokens.
 */
export const maxTextLength = 30_000;

/** A heading of a page and the text below it, subsections included. */
export interface PageSection {
  /** Hash of its address; empty for a heading that no link can refer to. */
  anchor: string;
  heading: string;
  depth: number;
  /** Begins with the heading. */
  markdown: string;
}

/** A page's Markdown, split at its headings. */
export interface PageText {
  /** The whole page. */
  markdown: string;
  /** Everything above the first heading below the title. */
  introduction: string;
  /** In order; a section's subsections follow it. */
  sections: PageSection[];
}

const joined = (lines: readonly string[]) => lines.join('\n').trim();

/**
 * Splits a page's Markdown copy at its headings.
 * @param anchors the id of each heading below the title, in order
 */
export function readPageText(markdown: string, anchors: readonly string[]): PageText {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines).filter(({ depth }) => depth > 1);
  const sections = headings.map(({ line, depth, text }, index) => {
    const next = headings.slice(index + 1).find((other) => other.depth <= depth);
    return {
      anchor: anchors[index] ?? '',
      heading: text,
      depth,
      markdown: joined(lines.slice(line, next?.line)),
    };
  });
  return {
    markdown: markdown.trim(),
    introduction: joined(lines.slice(0, headings[0]?.line)),
    sections,
  };
}

/** Lists the lines that a part can begin with: headings before other blocks, none inside a fence. */
function breaksOf(lines: readonly string[]): { headings: Set<number>; blocks: Set<number> } {
  const headings = new Set(headingsOf(lines).map(({ line }) => line));
  const blocks = new Set<number>();
  let fence: string | undefined;
  lines.forEach((line, index) => {
    if (fence !== undefined) {
      if (line.trim() === fence) fence = undefined;
      return;
    }
    if (lines[index - 1]?.trim() === '' && line.trim() !== '') blocks.add(index);
    fence = fenceLine.exec(line)?.[2];
  });
  return { headings, blocks };
}

/** The last of the lines after `least`, up to `end`. */
function lastBreak(breaks: ReadonlySet<number>, least: number, end: number): number | undefined {
  for (let line = end; line > least; line -= 1) {
    if (breaks.has(line)) return line;
  }
  return undefined;
}

/**
 * Cuts a text into parts that a result has room for: before a heading if possible, otherwise between blocks, and
 * within one only if it is longer than a part.
 */
export function splitText(text: string, limit: number = maxTextLength): string[] {
  if (text.length <= limit) return [text];
  const lines = text
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`[^]{1,${limit}}`, 'g')) ?? ['']);
  const { headings, blocks } = breaksOf(lines);
  const parts: string[] = [];
  let first = 0;
  while (first < lines.length) {
    let end = first;
    let length = 0;
    for (; end < lines.length; end += 1) {
      length += (lines[end]?.length ?? 0) + 1;
      if (length > limit + 1) break;
    }
    // A break in the first half would make a part needlessly short.
    const half = first + (end - first) / 2;
    const next =
      end === lines.length
        ? end
        : (lastBreak(headings, half, end) ??
          lastBreak(blocks, half, end) ??
          lastBreak(blocks, first, end) ??
          end);
    parts.push(joined(lines.slice(first, next)));
    first = next;
  }
  return parts;
}
