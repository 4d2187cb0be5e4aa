import type { Nodes } from 'mdast';

/** The plain text of a node and its descendants, as Docusaurus reads it for heading ids. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node && typeof node.alt === 'string') return node.alt;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Whether a node only contains an MDX comment. */
export function isComment(node: Nodes): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  return /^\s*(?:\/\*[\s\S]*\*\/\s*)+$/.test(node.value);
}

/** Whether a node is invisible: white space, a comment or front matter. */
export function isInvisible(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type === 'paragraph') return node.children.every(isInvisible);
  return node.type === 'yaml' || isComment(node);
}

/** Formats a list as `a, b or c`. */
export function orList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
