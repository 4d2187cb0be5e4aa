import type { InlineCode, Root } from 'mdast';
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

/** The approximate width of a table column on a phone, in characters. Names and calls are shorter, error messages longer. */
const longest = 32;

/** A flag that a line has room for. A browser would otherwise break it after its first hyphen. */
const flag = /^--?[a-z][\w-]{0,22}$/;

/**
 * A remark plugin that adds `data-long` to code in tables that may wrap: error messages, which would push the
 * other columns out of view. Names stay on one line. Flags do everywhere, with `data-flag`.
 */
export function longCode() {
  return (tree: Root): void => {
    visit(tree, 'tableCell', (cell) => {
      visit(cell, 'inlineCode', (code: InlineCode) => {
        if (code.value.length <= longest || !code.value.includes(' ')) return;
        code.data = { ...code.data, hProperties: { 'data-long': '' } };
      });
    });
    visit(tree, 'inlineCode', (code: InlineCode) => {
      if (flag.test(code.value)) code.data = { ...code.data, hProperties: { 'data-flag': '' } };
    });
  };
}
