import { plainText } from '../../../src/lib/markdown';

/** A link or code in a line of Markdown. */
export interface InlineMark {
  /** As plain text has it. */
  text: string;
  /** Where a link leads; code has none. */
  url?: string;
}

/** A part of a plain text, with what it was in Markdown. */
export interface MarkedPart extends InlineMark {
  isCode: boolean;
}

const marks = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)|(?<!!)\[((?:[^\]\\]|\\.)*)\]\(([^)\s]*)\)/g;

/** Lists the links and the code of Markdown, in order. */
export function inlineMarks(markdown: string): InlineMark[] {
  return [...markdown.matchAll(marks)].map(([whole, , , , url]) => ({
    text: plainText(whole),
    ...(url !== undefined && { url }),
  }));
}

/** Divides a plain text, or a part of it, at the links and the code that its Markdown has. */
export function dividedByMarks(text: string, found: readonly InlineMark[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const mark of found) {
    const at = mark.text === '' ? -1 : text.indexOf(mark.text, end);
    if (at < 0) continue;
    if (at > end) parts.push({ text: text.slice(end, at), isCode: false });
    parts.push({ ...mark, isCode: mark.url === undefined });
    end = at + mark.text.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isCode: false });
  return parts;
}
