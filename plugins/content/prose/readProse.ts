import type { Nodes } from 'mdast';
import type { Place } from '../../build';
import { attributeText, isElement } from '../elements';
import { textProps } from '../mdx-components';
import type { Page } from '../page';
import { isInvisible } from '../text';

/** Replaces code in prose: a character that belongs to no language and ends no sentence. */
export const codeWord = '\uFFFC';

/** A paragraph, heading, cell or title as plain text. */
export interface ProseBlock {
  kind: 'paragraph' | 'heading' | 'fragment';
  /** Code is replaced by `codeWord`, and line breaks by spaces. */
  text: string;
  /** Where the links in the text start and end. */
  links: [number, number][];
  /** The line of the table that a cell belongs to. */
  table?: number;
  /** Converts an offset in the text to a position in the page. */
  placeAt(offset: number): Place;
}

/** A part of a block's text whose start in the page is known. */
interface BlockPart extends Place {
  /** Where it starts in the text. */
  at: number;
  /** Whether the source is the same as the text, so that positions inside it are known. */
  isText: boolean;
}

/** A block in the form that is saved: plain JSON. */
export interface SavedBlock extends Omit<ProseBlock, 'placeAt'> {
  parts: BlockPart[];
  /** Where the lines of the text end. */
  breaks: number[];
}

const holders = new Set(['paragraph', 'heading', 'tableCell']);

class BlockWriter {
  readonly block: SavedBlock;

  constructor(kind: ProseBlock['kind']) {
    this.block = { kind, text: '', links: [], parts: [], breaks: [] };
  }

  add(node: Nodes): void {
    if (isInvisible(node) && node.type !== 'text') return;
    if (node.type === 'text') this.#write(node, node.value);
    else if (node.type === 'inlineCode') this.#write(node, codeWord);
    else if (node.type === 'break') this.#write(node, ' ');
    else if ('children' in node) {
      const from = this.block.text.length;
      for (const child of node.children) this.add(child);
      if (node.type === 'link') this.block.links.push([from, this.block.text.length]);
    }
  }

  #write(node: Nodes, text: string): void {
    const { block } = this;
    const at = block.text.length;
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    block.parts.push({ at, line, column, isText: node.type === 'text' });
    for (const { index } of text.matchAll(/\n/g)) block.breaks.push(at + index);
    block.text += text.replaceAll('\n', ' ');
  }
}

function blockOf(node: Nodes, kind: ProseBlock['kind']): SavedBlock {
  const writer = new BlockWriter(kind);
  if ('children' in node) for (const child of node.children) writer.add(child);
  return writer.block;
}

function fragment(text: string, { line, column }: Place): SavedBlock {
  const part = { at: 0, line, column, isText: false };
  return { kind: 'fragment', text, links: [], parts: [part], breaks: [] };
}

/** Lists all prose of a page in order, without code, the messages of error examples, and URLs. */
export function collectProse({ tree }: Pick<Page, 'tree'>): SavedBlock[] {
  const blocks: SavedBlock[] = [];
  let table = 1;
  const visit = (node: Nodes): void => {
    if (node.type === 'table') table = node.position?.start.line ?? 1;
    if (isElement(node)) {
      for (const { name, text: kind } of textProps(node.name)) {
        if (kind !== 'prose') continue;
        const text = attributeText(node, name);
        const place = node.position?.start;
        if (text !== undefined && place) blocks.push(fragment(text, place));
      }
    }
    if (node.type === 'heading') blocks.push(blockOf(node, 'heading'));
    else if (node.type === 'paragraph') blocks.push(blockOf(node, 'paragraph'));
    else if (node.type === 'tableCell') blocks.push({ ...blockOf(node, 'fragment'), table });
    if ('children' in node && !holders.has(node.type)) node.children.forEach(visit);
  };
  visit(tree);
  return blocks.filter(({ text }) => text.trim() !== '');
}

function placeIn({ parts, breaks }: SavedBlock, offset: number): Place {
  const part = parts.findLast(({ at }) => at <= offset) ?? parts[0];
  if (part === undefined) return { line: 1, column: 1 };
  const { at, line, column, isText } = part;
  if (!isText) return { line, column };
  const passed = breaks.filter((end) => end >= at && end < offset);
  const last = passed.at(-1);
  return last === undefined
    ? { line, column: column + offset - at }
    : { line: line + passed.length, column: offset - last };
}

/** Reads the prose of a page from its record. */
export function readProse({ prose }: { prose: readonly SavedBlock[] }): ProseBlock[] {
  return prose.map((saved) => {
    const { parts: _, breaks: __, ...block } = saved;
    return { ...block, placeAt: (offset) => placeIn(saved, offset) };
  });
}
