import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isElement } from '../../../src/lib/mdast/elements';
import { paragraph, small } from '../../../src/lib/mdast/markdownNodes';
import { textOf } from '../../../src/lib/mdast/text';
import { readHistory } from './history';

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A remark plugin that puts the date of each release below its heading in `<Changes>`, if it is known. */
export function releaseDates() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isElement(node) || node.name !== 'Changes') return;
      const { published = {} } = readHistory();
      const dateOf = (heading: Heading) => published[/^[\d.]+/.exec(textOf(heading))?.[0] ?? ''];
      node.children = node.children.flatMap((child) => {
        const date = child.type === 'heading' ? dateOf(child) : undefined;
        return date === undefined
          ? [child]
          : [child, paragraph(small(long.format(new Date(date))))];
      }) as typeof node.children;
    });
  };
}
