import type { Nodes } from 'mdast';
import { isElement, isInvisible, textOf, walk } from '../../../src/lib/mdast';
import { parseFenceMeta } from '../parse/fenceMeta';
import type { Page, Report } from '../parse/page';
import { isSince } from '../parse/since';

/** What can follow a sentence that ends with a colon. */
const announced = new Set(['code', 'list', 'table', 'blockquote', 'image']);

const isHidden = (node: Nodes) => {
  if (node.type !== 'code') return isInvisible(node);
  const { meta } = parseFenceMeta(node.meta ?? '');
  return meta.hidden === true || meta.test === true;
};

const isShown = (node: Nodes | undefined) =>
  node !== undefined &&
  (announced.has(node.type) ||
    isElement(node) ||
    (node.type === 'paragraph' && node.children.some(({ type }) => type === 'image')));

/** Nodes, and instead of a mark around several of them, these. */
function contentsOf(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node) => (isSince(node) ? contentsOf(node.children) : [node]));
}

/** Checks that each sentence that ends with a colon is followed by what it announces. */
export function checkAnnouncements({ tree }: Page, report: Report): void {
  /** Last sentences of lists that are followed by what they announce. */
  const answered = new Set<Nodes | undefined>();
  walk(tree, (parent) => {
    if (!('children' in parent) || isSince(parent)) return;
    const shown = contentsOf(parent.children).filter((node) => !isHidden(node));
    for (const [index, node] of shown.entries()) {
      if (node.type === 'list' && isShown(shown[index + 1])) {
        answered.add(node.children.at(-1)?.children.at(-1));
      }
      if (node.type !== 'paragraph' || answered.has(node) || !/[^:]:$/.test(textOf(node).trim()))
        continue;
      if (isShown(shown[index + 1])) continue;
      const message =
        'The sentence ends with a colon, and nothing that it announces follows. Add it, or end the sentence.';
      report(node, 'announcement', message);
    }
  });
}
