import type { List, ListItem } from 'mdast';
import { textOf } from '../../lib/mdast';
import type { ComponentDefinition } from '../definition';

interface TreeEntry {
  name: string;
  comment: string;
  children: TreeEntry[];
}

interface TreeLine {
  text: string;
  comment: string;
}

function linesOf(entries: readonly TreeEntry[], indent: string, isRoot: boolean): TreeLine[] {
  return entries.flatMap((entry, index) => {
    const isLast = index === entries.length - 1;
    const branch = isRoot ? '' : isLast ? '└── ' : '├── ';
    const below = isRoot ? '' : isLast ? '    ' : '│   ';
    const own = { text: indent + branch + entry.name, comment: entry.comment };
    return [own, ...linesOf(entry.children, indent + below, false)];
  });
}

function drawFileTree(entries: readonly TreeEntry[]): string {
  const lines = linesOf(entries, '', true);
  const width = Math.max(0, ...lines.map(({ text }) => text.length)) + 2;
  return lines
    .map(({ text, comment }) => (comment === '' ? text : text.padEnd(width) + comment))
    .join('\n');
}

function treeEntry(listItem: ListItem): TreeEntry {
  const lists = listItem.children.filter((child): child is List => child.type === 'list');
  const own = listItem.children.filter((child) => child.type !== 'list');
  const [name = '', ...comment] = own.map(textOf).join(' ').trim().split(/\s+/);
  const children = lists.flatMap((list) => list.children.map(treeEntry));
  return { name, comment: comment.join(' '), children };
}

export const FileTree = {
  purpose:
    'Files and folders. A name comes first in its line, then a space and a comment if it needs one.',
  example: `<FileTree>

- convex/
  - schema.ts your tables
  - tasks.ts

</FileTree>`,
  module: '@site/src/components/FileTree/FileTree',
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
} as const satisfies ComponentDefinition;
