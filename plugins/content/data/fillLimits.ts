import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeText, isElement } from '../../../src/lib/mdast/elements';
import { limitOf } from './readLimits';

/** A remark plugin that replaces each `<Limit>` by its value. One whose name is unknown stays. */
export function fillLimits() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node) || node.name !== 'Limit' || !parent || index === undefined) return;
      const limit = limitOf(attributeText(node, 'name') ?? '', attributeText(node, 'plan'));
      if (limit === undefined) return;
      const { position } = node;
      const text = { type: 'text' as const, value: limit.value, ...(position ? { position } : {}) };
      parent.children.splice(index, 1, text);
    });
  };
}
