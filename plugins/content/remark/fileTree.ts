import type { ListItem, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

function splitComment(content: PhrasingContent[]): PhrasingContent[] {
  const [name, ...rest] = content;
  if (name?.type === 'text') {
    const [, file = '', comment = ''] = /^(\S+)\s*([\s\S]*)$/.exec(name.value) ?? [];
    const tail: PhrasingContent[] =
      comment === '' ? rest : [{ type: 'text', value: comment }, ...rest];
    return [{ type: 'text', value: file }, ...wrapComment(tail)];
  }
  return name === undefined ? [] : [name, ...wrapComment(rest)];
}

/** The space keeps name and comment apart where a program extracts the text. */
function wrapComment(content: PhrasingContent[]): PhrasingContent[] {
  if (content.length === 0) return [];
  return [
    { type: 'text', value: ' ' },
    { type: 'emphasis', children: content },
  ];
}

/** A remark plugin that splits each item of a `<FileTree>` into a name and an emphasized comment. */
export function fileTree() {
  return (tree: Root): void => {
    visit(tree, { type: 'mdxJsxFlowElement', name: 'FileTree' }, (element) => {
      visit(element, 'listItem', (item: ListItem) => {
        const [first] = item.children;
        if (first?.type === 'paragraph') first.children = splitComment(first.children);
      });
    });
  };
}
