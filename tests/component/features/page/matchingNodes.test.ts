import type { TOCTreeNode } from '@docusaurus/theme-common/internal';
import { describe, expect, test } from 'vitest';
import { countNodes, matchingNodes } from '../../../../src/features/page/ContentsSearch';

const node = (value: string, children: TOCTreeNode[] = []): TOCTreeNode => ({
  id: value,
  value,
  level: 2,
  children,
});

const nodes = [
  node('Server errors', [node('Too many <code>reads</code>'), node('Timeouts')]),
  node('<code>Id&lt;Table&gt;</code> is invalid'),
];

describe('searching the contents of a page', () => {
  test('counts headings of all levels', () => {
    expect(countNodes(nodes)).toBe(4);
  });

  test.each([
    ['nothing', '', nodes],
    ['spaces', '  ', nodes],
    ['a heading with all below it', 'server', [nodes[0]]],
    [
      'words in any order and case',
      'READS many',
      [{ ...nodes[0], children: [node('Too many <code>reads</code>')] }],
    ],
    ['the text that a reader sees', 'id<table>', [nodes[1]]],
    ['the name of a tag, which no reader sees', 'code', []],
    ['words of different headings', 'timeouts reads', []],
  ])('%s', (_name, query, expected) => {
    expect(matchingNodes(nodes, query)).toEqual(expected);
  });
});
