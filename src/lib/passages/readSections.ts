import { fenceLine, headingsOf, type MarkdownHeading } from '../markdown/headings';
import { plainText } from '../markdown/plainText';

/** Code of a passage, as the page shows it. */
export interface Sample {
  code: string;
  language: string;
  /** Path of the file that contains it. */
  file?: string;
}

/** A paragraph, a list item, a row of a table or a fence. */
export interface Unit {
  markdown: string;
  /** Plain text; of a fence, its code. */
  text: string;
  sample?: Sample;
  /** The head of the table that a row is in, as Markdown. */
  head?: string;
  /** The terms of its text, once they have been asked for. */
  terms?: ReadonlySet<string>;
}

/** The content below one heading of a page. */
export interface Section {
  markdown: string;
  /** In order. */
  units: readonly Unit[];
  /** Paragraphs, list items and rows of tables as plain text, in order. */
  texts: readonly string[];
  samples: readonly Sample[];
}

/** A heading and what is below it. */
export interface PageSection {
  heading: string;
  depth: number;
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

function readUnits(lines: readonly string[]): Unit[] {
  const units: Unit[] = [];
  let paragraph: { line: string; text: string }[] = [];
  let columns: string[] = [];
  let head = '';
  const endParagraph = () => {
    if (paragraph.length > 0) {
      const markdown = paragraph.map(({ line }) => line).join('\n');
      units.push({ markdown, text: plainText(paragraph.map(({ text }) => text).join(' ')) });
    }
    paragraph = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const next = lines[index + 1] ?? '';
    const [, indent = '', mark, language = '', file] = fenceLine.exec(line) ?? [];
    if (mark !== undefined) {
      endParagraph();
      const end = lines.findIndex((other, at) => at > index && other.trim() === mark);
      const last = end === -1 ? lines.length : end;
      const code = lines
        .slice(index + 1, last)
        .map((each) => each.slice(indent.length))
        .join('\n');
      const sample = { code, language, ...(file !== undefined && { file }) };
      units.push({ markdown: lines.slice(index, last + 1).join('\n'), text: code, sample });
      index = last;
    } else if (/^\s*\|/.test(line)) {
      endParagraph();
      // The row above the line of dashes has the names of the columns.
      if (dashes.test(next)) {
        columns = cellsOf(line);
        head = `${line}\n${next}`;
      } else if (!dashes.test(line)) {
        units.push({ markdown: line, text: rowText(line, columns), head });
      }
    } else if (line.trim() === '' || line.startsWith('#')) endParagraph();
    else {
      const item = /^\s*(?:[-*]|\d+[.)])\s+|^>\s?/.exec(line)?.[0];
      if (item !== undefined && !item.startsWith('>')) endParagraph();
      paragraph.push({ line, text: line.slice(item?.length ?? 0).trim() });
    }
  }
  endParagraph();
  return units;
}

function readSection(lines: readonly string[]): Section {
  let units: Unit[] | undefined;
  // Most sections of a page aren't looked at.
  const all = () => {
    units ??= readUnits(lines);
    return units;
  };
  return {
    markdown: lines.join('\n').trim(),
    get units() {
      return all();
    },
    get texts() {
      return all().flatMap(({ sample, text }) => (sample === undefined ? [text] : []));
    },
    get samples() {
      return all().flatMap(({ sample }) => sample ?? []);
    },
  };
}

/** The content below each heading of a page's Markdown, subsections apart; the first is the top of the page. */
export function allSections({ lines, headings }: PageLines): PageSection[] {
  return headings.map(({ text, line, depth }, index) => ({
    heading: text,
    depth,
    number: index,
    section: readSection(lines.slice(line + 1, headings[index + 1]?.line)),
  }));
}

/** A heading without what the index doesn't have: the number of a step, the release that added it, marks of code. */
const nameOf = (text: string) => text.replace(/^\d+\. | \([^()]*\)$|`/g, '');

/** Which of the headings has this text; the id says which one if several have it. */
function findHeading(headings: readonly MarkdownHeading[], text: string, id: string): number {
  const same = headings.flatMap((heading, index) =>
    heading.depth > 1 && nameOf(heading.text) === nameOf(text) ? [index] : [],
  );
  const [, count = '0'] = same.length > 1 ? (/-(\d+)$/.exec(id) ?? []) : [];
  return same[Number(count)] ?? same[0] ?? 0;
}

/**
 * Extracts the content below a heading from a page's Markdown, up to the next heading that search knows: headings of the
 * second and third level. If there is nothing between the two, the subsections are included. Without such a heading, it
 * returns the top of the page.
 * @param id hash of the section's address
 */
export function cutSection(markdown: string, title: string, id: string = ''): Section {
  return cutLines(readLines(markdown), title, id);
}

/** A page's Markdown, read for cutting. */
export interface PageLines {
  lines: readonly string[];
  headings: readonly MarkdownHeading[];
}

/** Reads a page whose sections are cut one by one. */
export function readLines(markdown: string): PageLines {
  const lines = markdown.split('\n');
  return { lines, headings: headingsOf(lines) };
}

/** The same as `cutSection`. */
export function cutLines({ lines, headings }: PageLines, title: string, id: string): Section {
  const at = findHeading(headings, plainText(title), id);
  const heading = headings[at];
  const start = heading === undefined ? 0 : heading.line + 1;
  const next = headings.slice(at + 1).find(({ depth }) => depth <= 3);
  const section = readSection(lines.slice(start, next?.line));
  if (section.texts.length > 0 || heading === undefined) return section;
  const end = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth);
  return readSection(lines.slice(start, end?.line));
}
