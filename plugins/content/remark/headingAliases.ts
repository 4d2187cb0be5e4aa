import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { writtenIds } from '../parse/headingIds';

/**
 * A remark plugin that keeps links to earlier ids of a heading working: it adds an anchor for each before the heading,
 * because the table of contents repeats what is in it. It runs before Docusaurus removes the comment with the ids.
 */
export function headingAliases() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading, index, parent) => {
      const aliases = writtenIds(heading).slice(1);
      if (parent === undefined || index === undefined || aliases.length === 0) return undefined;
      const anchors = aliases.map(
        (id): MdxJsxFlowElement => ({
          type: 'mdxJsxFlowElement',
          name: 'span',
          attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
          children: [],
        }),
      );
      parent.children.splice(index, 0, ...anchors);
      return [SKIP, index + aliases.length + 1];
    });
  };
}
