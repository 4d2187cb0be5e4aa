import type { InlineCode, Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { planNames } from '../../../src/lib/labels';
import { textOf } from '../../../src/lib/mdast';

function setProperty(node: Nodes, name: string, value: string | undefined): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [name]: value } };
}

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
          if (align?.[column] === 'right') setProperty(cell, 'data-align', 'right');
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
        setProperty(code, 'data-long', '');
      });
    });
    visit(tree, 'inlineCode', (code: InlineCode) => {
      if (flag.test(code.value)) setProperty(code, 'data-flag', '');
    });
  };
}

const contract = 'business enterprise';

/** The plans that a column of the limits is about, by its head: a plan, or a class of deployments. */
const plansOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(planNames).map(([plan, name]) => [name, plan])),
  'Business and Enterprise': contract,
  S16: `free starter ${contract}`,
  S256: `professional ${contract}`,
  D1024: contract,
  D2048: contract,
};

/** A remark plugin that marks the columns of tables in `<PlanFilter>` with their plans, in `data-plans`. */
export function planColumns() {
  return (tree: Root): void => {
    visit(tree, { type: 'mdxJsxFlowElement', name: 'PlanFilter' }, (filter) => {
      visit(filter, 'table', ({ children: rows }: Table) => {
        const plans = rows[0]?.children.map((cell) => plansOf[textOf(cell)]);
        for (const row of rows) {
          row.children.forEach((cell, column) => {
            setProperty(cell, 'data-plans', plans?.[column]);
          });
        }
      });
    });
  };
}
