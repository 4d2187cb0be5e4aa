import type { TOCTreeNode } from '@docusaurus/theme-common/internal';

/** How many headings there are, those below others included. */
export function countNodes(nodes: readonly TOCTreeNode[]): number {
  return nodes.reduce((count, { children }) => count + 1 + countNodes(children), 0);
}

/** What a reader sees of a heading's HTML, in lower case. */
function textOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return text.replaceAll('&amp;', '&').toLowerCase();
}

/** The headings that contain each word of a query, and those above them. An empty query matches all. */
export function matchingNodes(
  nodes: readonly TOCTreeNode[],
  query: string,
): readonly TOCTreeNode[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return nodes;
  return nodes.flatMap((node) => {
    const children = matchingNodes(node.children, query);
    const text = textOf(node.value);
    if (words.every((word) => text.includes(word))) return [node];
    return children.length > 0 ? [{ ...node, children: [...children] }] : [];
  });
}
