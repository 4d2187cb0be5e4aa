import type { InlineCode, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeText } from '../../../src/lib/mdast';

/**
 * A remark plugin that marks the cells of columns aligned to the right with `data-align`, because MDX would give them
 * a `style`, which the pages' Content-Security-Policy forbids. The style sheet has no other alignment.
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

/** A flag that is short enough for a line; browsers would break it after its first hyphen. */
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

/** A remark plugin that replaces each element of a name by what its only prop stands for; undefined keeps it. */
export function replaceElements(
  name: string,
  prop: string,
  replacementOf: (value: string) => RootContent | undefined,
) {
  return () =>
    (tree: Root): void => {
      visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
        if (node.name !== name || !parent || index === undefined) return undefined;
        const replacement = replacementOf(attributeText(node, prop) ?? '');
        if (!replacement) return undefined;
        parent.children.splice(index, 1, { ...replacement, position: node.position } as never);
        return SKIP;
      });
    };
}
