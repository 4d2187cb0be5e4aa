import { fenceLine, headingsOf } from '@site/src/lib/markdown/headings';
import { plainText } from '@site/src/lib/markdown/plainText';
import type { Sample } from './answer';

/** The content below one heading of a page. */
export interface Section {
  markdown: string;
  /** Paragraphs, list items and rows of tables as plain text, in order. */
  texts: readonly string[];
  samples: readonly Sample[];
}

/** A heading and what is below it. */
export interface PageSection {
  heading: string;
  /** Which heading below the title it is; 0 for the top of the page. */
  number: number;
  section: Section;
}

/** The line below the head of a table. */
const dashes = /^\s*\|[\s:|-]+\|\s*$/;

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plainText(cell.trim()));
}

/**
 * A row as text: its first cell names what the others say. Different amounts get the names of their columns, such as
 * the plans of a price.
 */
function rowText(line: string, columns: readonly string[]): string {
  const [name = '', ...rest] = cellsOf(line);
  const isAmount = (cell: string) => /^\$?\d/.test(cell);
  const isCompared = new Set(rest.filter(isAmount)).size > 1;
  const values = rest.map((cell, index) => {
    const column = columns[index + 1] ?? '';
    return isCompared && isAmount(cell) && column !== '' ? `${cell} (${column})` : cell;
  });
  return [name, [...new Set(values)].filter(Boolean).join(' · ')].filter(Boolean).join(': ');
}

function readSection(lines: readonly string[]): Section {
  const texts: string[] = [];
  const samples: Sample[] = [];
  let paragraph: string[] = [];
  let columns: string[] = [];
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
    } else if (/^\s*\|/.test(line)) {
      endParagraph();
      // The row above the line of dashes has the names of the columns.
      if (dashes.test(lines[index + 1] ?? '')) columns = cellsOf(line);
      else if (!dashes.test(line)) texts.push(rowText(line, columns));
    } else if (line.trim() === '' || line.startsWith('#')) endParagraph();
    else {
      const item = /^\s*(?:[-*]|\d+[.)])\s+|^>\s?/.exec(line)?.[0];
      if (item !== undefined && !item.startsWith('>')) endParagraph();
      paragraph.push(line.slice(item?.length ?? 0).trim());
    }
  }
  endParagraph();
  return { markdown: lines.join('\n').trim(), texts, samples };
}

/** The content below each heading of a page's Markdown, subsections apart; the first is the top of the page. */
export function allSections(markdown: string): PageSection[] {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  return headings.map(({ text, line }, index) => ({
    heading: text,
    number: index,
    section: readSection(lines.slice(line + 1, headings[index + 1]?.line)),
  }));
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
