import type { TOCTreeNode } from '@docusaurus/theme-common/internal';
import { wordFilter } from '@site/src/lib/wordFilter';

/** How many headings there are, those below others included. */
export function countNodes(nodes: readonly TOCTreeNode[]): number {
  return nodes.reduce((count, { children }) => count + 1 + countNodes(children), 0);
}

/** What a reader sees of a heading's HTML. */
function textOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return text.replaceAll('&amp;', '&');
}

/** The headings that contain each word of a query, and those above them. An empty query matches all. */
export function matchingNodes(
  nodes: readonly TOCTreeNode[],
  query: string,
): readonly TOCTreeNode[] {
  const isMatch = wordFilter(query);
  if (!isMatch) return nodes;
  return nodes.flatMap((node) => {
    const children = matchingNodes(node.children, query);
    if (isMatch(textOf(node.value))) return [node];
    return children.length > 0 ? [{ ...node, children: [...children] }] : [];
  });
}
