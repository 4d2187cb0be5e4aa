import type { List, ListItem, Nodes, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { fileTree } from '../../../../../plugins/content/remark/figures';

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function rowOf({ children: [paragraph] }: ListItem): string[] {
  if (paragraph?.type !== 'paragraph') return [];
  return paragraph.children.map((part) =>
    part.type === 'emphasis' ? `(${textOf(part)})` : textOf(part),
  );
}

/** The rows of all lists: a name, a space and a comment in parentheses. */
function rowsOf(source: string): string[][] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(fileTree);
  const rows: string[][] = [];
  visit(processor.runSync(processor.parse(source)) as Root, 'list', (list: List) => {
    rows.push(...list.children.map(rowOf));
  });
  return rows;
}

const tree = (list: string) => `<FileTree>\n${list.replace(/^/gm, '  ')}\n</FileTree>\n`;

describe('an item of a file tree', () => {
  test.each<[string, string[][]]>([
    ['- convex/', [['convex/']]],
    ['- schema.ts the tables', [['schema.ts', ' ', '(the tables)']]],
    [
      '- convex/ your backend\n  - tasks.ts one file a table',
      [
        ['convex/', ' ', '(your backend)'],
        ['tasks.ts', ' ', '(one file a table)'],
      ],
    ],
    ['- tasks.ts defines `list` and `add`', [['tasks.ts', ' ', '(defines list and add)']]],
    ['- `schema.ts` the tables', [['schema.ts', ' ', '( the tables)']]],
    ['- `schema.ts`', [['schema.ts']]],
  ])('is split into a name and a comment: %s', (list, rows) => {
    expect(rowsOf(tree(list))).toEqual(rows);
  });
});

test('a list elsewhere is left alone', () => {
  expect(rowsOf('- schema.ts the tables\n')).toEqual([['schema.ts the tables']]);
});
