import { plainText } from './plainText';
import type { Sample } from './types';

/** The content below one heading of a page. */
export interface Section {
  markdown: string;
  /** Paragraphs and list items as plain text, in order. */
  texts: readonly string[];
  samples: readonly Sample[];
}

const fenceLine = /^(\s*)(`{3,}|~{3,})([\w-]*)(?:\s+title="([^"]*)")?/;
const headingLine = /^(#{1,6}) (.+)$/;

interface Heading {
  line: number;
  depth: number;
  text: string;
}

/** Finds headings; comments in code that look like one are skipped. */
function headingsOf(lines: readonly string[]): Heading[] {
  const found: Heading[] = [];
  let fence: string | undefined;
  lines.forEach((line, index) => {
    const mark = fenceLine.exec(line)?.[2];
    if (fence !== undefined) {
      if (line.trim() === fence) fence = undefined;
    } else if (mark !== undefined) fence = mark;
    else {
      const [, signs, text] = headingLine.exec(line) ?? [];
      if (signs !== undefined && text !== undefined) {
        found.push({ line: index, depth: signs.length, text: plainText(text) });
      }
    }
  });
  return found;
}

function readSection(lines: readonly string[]): Section {
  const texts: string[] = [];
  const samples: Sample[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) texts.push(plainText(paragraph.join(' ')));
    paragraph = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const [, indent = '', mark, language = '', file] = fenceLine.exec(line) ?? [];
    if (mark !== undefined) {
      endParagraph();
      const end = lines.findIndex((other, at) => at > index && other.trim() === mark);
      const last = end === -1 ? lines.length : end;
      const code = lines.slice(index + 1, last).map((each) => each.slice(indent.length));
      samples.push({ code: code.join('\n'), language, ...(file !== undefined && { file }) });
      index = last;
    } else if (line.trim() === '' || /^\s*\||^#/.test(line)) endParagraph();
    else {
      const item = /^\s*(?:[-*]|\d+[.)])\s+|^>\s?/.exec(line)?.[0];
      if (item !== undefined && !item.startsWith('>')) endParagraph();
      paragraph.push(line.slice(item?.length ?? 0).trim());
    }
  }
  endParagraph();
  return { markdown: lines.join('\n').trim(), texts, samples };
}

/**
 * Extracts the content below a heading from a page's Markdown, up to the next heading. If there is nothing between
 * the two, the subsections are included. Without such a heading, it returns the top of the page.
 */
export function cutSection(markdown: string, title: string): Section {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const found = headings.findIndex(({ depth, text }) => depth > 1 && text === plainText(title));
  const at = Math.max(found, 0);
  const heading = headings[at];
  const start = heading === undefined ? 0 : heading.line + 1;
  const section = readSection(lines.slice(start, headings[at + 1]?.line));
  if (section.texts.length > 0 || heading === undefined) return section;
  const end = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth);
  return readSection(lines.slice(start, end?.line));
}
