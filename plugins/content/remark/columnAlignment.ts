import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * A remark plugin that marks the cells of columns aligned to the right with `data-align`, because MDX would give them
 * a `style`, which the pages' Content-Security-Policy forbids. The style sheet only knows this alignment.
 */
export function columnAlignment() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'table', (table) => {
      const { align } = table;
      if (align?.includes('center')) {
        file.fail('A column can be aligned to the left or to the right, not centered.', table);
      }
      for (const row of table.children) {
        row.children.forEach((cell, column) => {
          if (align?.[column] !== 'right') return;
          cell.data = {
            ...cell.data,
            hProperties: { ...cell.data?.hProperties, 'data-align': 'right' },
          };
        });
      }
      table.align = null;
    });
  };
}
