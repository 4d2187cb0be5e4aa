import type { Root } from 'mdast';
import { attributeText, isElement } from './elements';
import { headingIds } from './headingIds';
import { walk } from './walk';

/** Lists every id of a page that a link may name. */
export function collectAnchors(tree: Root): Set<string> {
  const anchors = new Set(headingIds(tree).map(({ id }) => id));
  walk(tree, (node) => {
    const id = isElement(node) ? attributeText(node, 'id') : undefined;
    if (id !== undefined && isElement(node) && node.name !== 'VideoLink') anchors.add(id);
  });
  return anchors;
}
