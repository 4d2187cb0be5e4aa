import {
  fenceLine,
  headingsOf,
  linesBelow,
  type MarkdownHeading,
  plainText,
} from '../../../src/lib/markdown';
import { termsOf } from './words';

interface Sample {
  code: string;
  language: string;
  file?: string;
}

/** A paragraph, a list item, a row of a table or a fence. */
export interface Block {
  markdown: string;
  /** Plain text; of a fence, its code. */
  text: string;
  sample?: Sample;
  /** The head of the table that a row is in, as Markdown. */
  head?: string;
}

/** A word of a query: the terms that stand for it, each with a weight, and how much it says. */
export interface AskedTerm {
  terms: ReadonlyMap<string, number>;
  weight: number;
  /** Pages without it count less. */
  isRequired: boolean;
}

/** The line below the head of a table. */
const dashes = /^\s*\|[\s:|-]+\|\s*$/;

function rowText(line: string): string {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);
  return cells.map((cell) => plainText(cell.trim())).join(' · ');
}

function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let paragraph: { line: string; text: string }[] = [];
  let head = '';
  const endParagraph = () => {
    if (paragraph.length > 0) {
      const markdown = paragraph.map(({ line }) => line).join('\n');
      blocks.push({ markdown, text: plainText(paragraph.map(({ text }) => text).join(' ')) });
    }
    paragraph = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
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
      blocks.push({ markdown: lines.slice(index, last + 1).join('\n'), text: code, sample });
      index = last;
    } else if (/^\s*\|/.test(line)) {
      endParagraph();
      if (dashes.test(lines[index + 1] ?? '')) {
        head = `${line}\n${lines[index + 1]}`;
      } else if (!dashes.test(line)) {
        blocks.push({ markdown: line, text: rowText(line), head });
      }
    } else if (line.trim() === '' || line.startsWith('#')) endParagraph();
    else {
      const item = /^\s*(?:[-*]|\d+[.)])\s+|^>\s?/.exec(line)?.[0];
      if (item !== undefined && !item.startsWith('>')) endParagraph();
      paragraph.push({ line, text: line.slice(item?.length ?? 0).trim() });
    }
  }
  endParagraph();
  return blocks;
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
 * Reads the content below a heading of a page's Markdown, up to the next heading of the second or third level; if there
 * is nothing between the two, the subsections are included. Without such a heading, it reads the top of the page.
 * @param id hash of the section's address
 */
export function blocksOf(markdown: string, heading: string, id: string): Block[] {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const at = findHeading(headings, plainText(heading), id);
  const own = headings[at];
  const blocks = readBlocks(linesBelow(lines, headings, at, 3));
  if (own === undefined || blocks.some(({ sample }) => sample === undefined)) return blocks;
  return readBlocks(linesBelow(lines, headings, at, own.depth));
}

/** What answers nothing: marks of versions, texts of figures, and notes about the samples of a page. */
const isAside = ({ text, sample }: Block) =>
  sample === undefined &&
  /^(?:(?:Compiles with|Needs) convex\b|Diagram: |(?:All|The) samples on this page\b)/.test(text);

/** The share of what is asked that a text has, from 0 to 1. */
export function shareOf(asked: readonly AskedTerm[], terms: ReadonlySet<string>): number {
  let all = 0;
  let found = 0;
  for (const { terms: alternatives, weight } of asked) {
    let best = 0;
    for (const [term, part] of alternatives) if (part > best && terms.has(term)) best = part;
    all += weight;
    found += weight * best;
  }
  return all === 0 ? 0 : found / all;
}

/** An address says little in an excerpt. */
const links = /!?\[((?:[^\]\\]|\\.)*)\]\([^)\s]*\)/g;

const compactRow = (line: string) => line.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---').trim();

/** Markdown without addresses, and cells without padding. */
function compact({ markdown, sample, head }: Block): string {
  if (sample !== undefined) return markdown.trimEnd();
  const text = markdown.replace(links, '$1');
  return head === undefined ? text.trim() : compactRow(text);
}

const isItem = ({ markdown }: Block) => /^\s*(?:[-*]|\d+[.)])\s/.test(markdown);

/** Joins blocks as Markdown; rows come with the head of their table. */
export function joinBlocks(blocks: readonly Block[]): string {
  let text = '';
  let before: Block | undefined;
  for (const block of blocks) {
    const isSameTable = block.head !== undefined && block.head === before?.head;
    const isSameList = before !== undefined && isItem(block) && isItem(before);
    if (before !== undefined) text += isSameTable || isSameList ? '\n' : '\n\n';
    if (block.head && !isSameTable) text += `${compactRow(block.head.replace(links, '$1'))}\n`;
    text += compact(block);
    before = block;
  }
  return text;
}

/** The end of a line or a sentence, a good place for a cut. */
const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}"“`(*])/u;

/** Cuts a block that is too long around its best line or sentence. */
function cutBlock(block: Block, asked: readonly AskedTerm[], limit: number): Block {
  const { sample } = block;
  const whole = sample ? sample.code : compact(block);
  if (whole.length <= limit) return block;
  const glue = sample ? '\n' : ' ';
  const parts = whole.split(sample ? '\n' : sentenceEnd);
  const scores = parts.map((part) => shareOf(asked, termsOf(part)));
  let from = scores.indexOf(Math.max(...scores));
  let to = from + 1;
  let length = parts[from]?.length ?? 0;
  const fits = (part: string | undefined) =>
    part !== undefined && length + part.length + 1 <= limit - 4;
  for (;;) {
    const [above, below] = [parts[from - 1], parts[to]];
    if (fits(below) && (!fits(above) || (scores[to] ?? 0) >= (scores[from - 1] ?? 0))) {
      length += (below?.length ?? 0) + 1;
      to += 1;
    } else if (fits(above)) {
      length += (above?.length ?? 0) + 1;
      from -= 1;
    } else break;
  }
  const shown = parts.slice(from, to).join(glue).slice(0, limit);
  const text = `${from > 0 ? `…${glue}` : ''}${shown}${to < parts.length ? `${glue}…` : ''}`;
  if (!sample) return { ...block, markdown: text, text: plainText(text) };
  const title = sample.file === undefined ? '' : ` title="${sample.file}"`;
  const markdown = `\`\`\`${sample.language}${title}\n${text}\n\`\`\``;
  return { ...block, markdown, text, sample: { ...sample, code: text } };
}

/** With less room, a block that is cut says nothing. */
const leastRoom = 120;

/** The share of the room for the first paragraph, and for each other block. */
const shares = { lead: 0.45, other: 0.7 };

/**
 * The blocks of a section that answer a query, in their order: its first paragraph, the block with most of what is asked,
 * its first code, and others while there is room.
 * @param limit of their characters together
 */
export function excerptOf(
  blocks: readonly Block[],
  asked: readonly AskedTerm[],
  limit: number,
): Block[] {
  const usable = blocks.filter((block) => !isAside(block));
  const scores = usable.map(({ text }) => shareOf(asked, termsOf(text)));
  const byScore = [...usable.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const lead = usable.findIndex(({ sample, head }) => sample === undefined && head === undefined);
  const code = usable.findIndex(({ sample }) => sample !== undefined);
  const chosen = new Map<number, Block>();
  let left = limit;
  for (const index of [lead, byScore[0] ?? -1, code, ...byScore]) {
    const block = usable[index];
    if (block === undefined || chosen.has(index)) continue;
    const head =
      block.head !== undefined && usable[index - 1]?.head !== block.head ? block.head : '';
    const share = limit * (index === lead ? shares.lead : shares.other);
    const room = Math.min(left - head.length - (block.sample ? 40 : 4), Math.max(share, leastRoom));
    const isLong = joinBlocks([block]).length > room;
    // A part of a row or of little room says nothing.
    if (isLong && (room < leastRoom || block.head !== undefined)) continue;
    const cut = cutBlock(block, asked, room);
    chosen.set(index, cut);
    left -= joinBlocks([cut]).length + 2;
  }
  return [...chosen].sort(([a], [b]) => a - b).map(([, block]) => block);
}
