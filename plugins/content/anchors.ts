import type { Root } from 'mdast';
import { attributeText, isElement } from './elements';
import { headingIds } from './headingIds';
import { definitionOf } from './mdx-components';
import { walk } from './walk';

/** Lists every id of a page that a link may name. */
export function collectAnchors(tree: Root): Set<string> {
  const anchors = new Set(headingIds(tree).map(({ id }) => id));
  walk(tree, (node) => {
    if (!isElement(node)) return;
    // In HTML, as in the drawing of a figure, an id is always an anchor.
    const prop = definitionOf(node.name)?.props.id;
    const id = prop?.anchor === false ? undefined : attributeText(node, 'id');
    if (id !== undefined) anchors.add(id);
  });
  return anchors;
}
