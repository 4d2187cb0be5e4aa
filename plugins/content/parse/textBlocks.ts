import type { Nodes } from 'mdast';
import { attributeText, isElement, isInvisible } from '../../../src/lib/mdast';
import { textProps } from '../schema/components';

/** A paragraph, heading, table cell or visible prop of a component as plain text. */
export interface TextBlock {
  node: Nodes;
  /** Code is replaced by U+FFFC, which belongs to no language. Line breaks are those of the source. */
  text: string;
}

const blockTypes = new Set(['paragraph', 'heading', 'tableCell']);

function visibleText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return '\uFFFC';
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(visibleText).join('') : '';
}

/**
 * Lists the text that readers see below a node, in order, without code, error messages and URLs.
 * @param skipped names of elements to leave out
 */
export function textBlocks(node: Nodes, skipped: readonly string[] = []): TextBlock[] {
  if (isInvisible(node) || (isElement(node) && skipped.includes(node.name ?? ''))) return [];
  if (blockTypes.has(node.type)) return [{ node, text: visibleText(node) }];
  const props = isElement(node)
    ? textProps(node.name)
        .filter(({ text }) => text === 'prose')
        .map(({ name }) => ({ node, text: attributeText(node, name) ?? '' }))
    : [];
  const children = 'children' in node ? node.children : [];
  return [...props, ...children.flatMap((child) => textBlocks(child, skipped))];
}
