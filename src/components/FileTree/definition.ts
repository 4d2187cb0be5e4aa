import type { List, ListItem } from 'mdast';
import { textOf } from '../../lib/mdast/text';
import type { ComponentDefinition } from '../definition';
import { drawFileTree, type TreeEntry } from './drawFileTree';

function treeEntry(listItem: ListItem): TreeEntry {
  const lists = listItem.children.filter((child): child is List => child.type === 'list');
  const own = listItem.children.filter((child) => child.type !== 'list');
  const [name = '', ...comment] = own.map(textOf).join(' ').trim().split(/\s+/);
  const children = lists.flatMap((list) => list.children.map(treeEntry));
  return { name, comment: comment.join(' '), children };
}

export const FileTree: ComponentDefinition = {
  purpose:
    'Files and folders. A name comes first in its line, then a space and a comment if it needs one.',
  example: `<FileTree>

- convex/
  - schema.ts your tables
  - tasks.ts

</FileTree>`,
  props: {},
  children: 'required',
  module: '@site/src/components/FileTree',
  checkContent: ([first, ...rest]) =>
    first === undefined || (first.type === 'list' && rest.length === 0)
      ? undefined
      : {
          rule: 'file-tree',
          message: '<FileTree> must contain one list. Write "- name" lines, indented to nest.',
        },
  toMarkdown: (element, { blocks, fail }) => {
    const lists = blocks(element);
    if (lists.length === 0 || !lists.every((block): block is List => block.type === 'list')) {
      return fail(element, '<FileTree> contains more than a list. Write "- name" lines.');
    }
    const entries = lists.flatMap((list) => list.children.map(treeEntry));
    return [{ type: 'code', lang: 'text', value: drawFileTree(entries) }];
  },
};
