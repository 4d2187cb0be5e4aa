import type { Nodes } from 'mdast';

/**
 * Calls back for a node and its descendants in reading order. It is faster than `unist-util-visit` on many
 * pages.
 */
export function walk(node: Nodes, callback: (node: Nodes) => void): void {
  callback(node);
  if ('children' in node) for (const child of node.children) walk(child, callback);
}
