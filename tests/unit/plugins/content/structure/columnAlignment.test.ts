import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { columnAlignment } from '../../../../../plugins/content/remark/tables';

/** The alignment of each cell, row by row, and what is left of the table's own. */
function alignmentsOf(separator: string) {
  const processor = unified().use(remarkParse).use(remarkGfm).use(columnAlignment);
  const tree = processor.runSync(processor.parse(`| A | B |\n${separator}\n| 1 | 2 |\n`)) as Root;
  const cells: unknown[] = [];
  let own: unknown;
  visit(tree, 'table', ({ align }) => {
    own = align;
  });
  visit(tree, 'tableCell', ({ data }) => {
    cells.push(data?.hProperties?.['data-align']);
  });
  return { cells, own };
}

test('cells of columns to the right are marked, and nothing is left that becomes a style', () => {
  expect(alignmentsOf('| --- | ---: |')).toEqual({
    cells: [undefined, 'right', undefined, 'right'],
    own: null,
  });
  expect(alignmentsOf('| :--- | --- |').cells).toEqual(Array(4).fill(undefined));
});

test('a centered column is an error, because the style sheet has none', () => {
  expect(() => alignmentsOf('| --- | :---: |')).toThrow('left or to the right');
});
