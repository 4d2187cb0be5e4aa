import { fenceLine, headingsOf } from '@site/src/lib/markdown/headings';
import { plainText } from '@site/src/lib/markdown/plainText';
import type { Sample } from './types';

/** The content below one heading of a page. */
export interface Section {
  markdown: string;
  /** Paragraphs, list items and rows of tables as plain text, in order. */
  texts: readonly string[];
  samples: readonly Sample[];
}

/** The line below the head of a table. */
const dashes = /^\s*\|[\s:|-]+\|\s*$/;

/** The cells of a row: the first names what the others say. */
function rowText(line: string): string {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);
  const [name = '', ...rest] = cells.map((cell) => plainText(cell.trim())).filter(Boolean);
  return rest.length === 0 ? name : `${name}: ${rest.join(' · ')}`;
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
    } else if (/^\s*\|/.test(line)) {
      endParagraph();
      // The row above the line of dashes has the names of the columns.
      const isHead = dashes.test(lines[index + 1] ?? '');
      if (!isHead && !dashes.test(line)) texts.push(rowText(line));
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
