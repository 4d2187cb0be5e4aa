import type { InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** About what a column of a table on a phone holds; names and calls are shorter, error texts longer. */
const longest = 32;

/**
 * A remark plugin that marks code in tables that may break into lines, by `data-long`: texts of errors,
 * which would push the other columns out of sight. Names stay in one piece.
 */
export function longCode() {
  return (tree: Root): void => {
    visit(tree, 'tableCell', (cell) => {
      visit(cell, 'inlineCode', (code: InlineCode) => {
        if (code.value.length <= longest || !code.value.includes(' ')) return;
        code.data = { ...code.data, hProperties: { 'data-long': '' } };
      });
    });
  };
}
