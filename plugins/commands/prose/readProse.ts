import type { Nodes, Root } from 'mdast';
import { attributeText, isElement } from '../../content/elements';
import type { Place } from '../../content/finding';
import { textProps } from '../../content/mdx-components';
import { isInvisible } from '../../content/text';

/** Stands in prose for code: a word of no language, which ends no sentence. */
export const codeWord = '\uFFFC';

/** A paragraph, heading, cell or title as plain text. */
export interface ProseBlock {
  kind: 'paragraph' | 'heading' | 'fragment';
  /** Code is `codeWord`, line ends are spaces. */
  text: string;
  /** Where links begin and end in the text. */
  links: [number, number][];
  /** Finds the place in the page of an offset in the text. */
  placeAt(offset: number): Place;
}

const holders = new Set(['paragraph', 'heading', 'tableCell']);

class BlockWriter {
  text = '';
  readonly links: [number, number][] = [];
  readonly #parts: { at: number; node: Nodes }[] = [];

  add(node: Nodes): void {
    if (isInvisible(node) && node.type !== 'text') return;
    if (node.type === 'text') this.#write(node, node.value.replaceAll('\n', ' '));
    else if (node.type === 'inlineCode') this.#write(node, codeWord);
    else if (node.type === 'break') this.#write(node, ' ');
    else if ('children' in node) {
      const from = this.text.length;
      for (const child of node.children) this.add(child);
      if (node.type === 'link') this.links.push([from, this.text.length]);
    }
  }

  #write(node: Nodes, text: string): void {
    this.#parts.push({ at: this.text.length, node });
    this.text += text;
  }

  placeAt(offset: number): Place {
    const part = this.#parts.findLast(({ at }) => at <= offset) ?? this.#parts[0];
    const start = part?.node.position?.start ?? { line: 1, column: 1 };
    if (part?.node.type !== 'text') return start;
    const before = part.node.value.slice(0, offset - part.at).split('\n');
    const last = before.at(-1) ?? '';
    if (before.length === 1) return { line: start.line, column: start.column + last.length };
    return { line: start.line + before.length - 1, column: last.length + 1 };
  }
}

function blockOf(node: Nodes, kind: ProseBlock['kind']): ProseBlock {
  const writer = new BlockWriter();
  if ('children' in node) for (const child of node.children) writer.add(child);
  const { text, links } = writer;
  return { kind, text, links, placeAt: (offset) => writer.placeAt(offset) };
}

function fragment(text: string, place: Place): ProseBlock {
  return { kind: 'fragment', text, links: [], placeAt: () => place };
}

/** Reads all that a page says in words, in order; code, error examples' messages and addresses are left out. */
export function readProse(tree: Root): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  const visit = (node: Nodes): void => {
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
    else if (node.type === 'tableCell') blocks.push(blockOf(node, 'fragment'));
    if ('children' in node && !holders.has(node.type)) node.children.forEach(visit);
  };
  visit(tree);
  return blocks.filter(({ text }) => text.trim() !== '');
}
