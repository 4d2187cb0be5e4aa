import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { isInvisible } from './text';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a JSX element. */
export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Finds an attribute by its name. */
export function attributeOf(element: Element, name: string): MdxJsxAttribute | undefined {
  return element.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

/** The text of an attribute, or undefined if it is absent or isn't plain text. */
export function attributeText(element: Element, name: string): string | undefined {
  const value = attributeOf(element, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * The contents of an element. A paragraph that only contains elements counts as those elements, as in MDX.
 */
export function contentOf(element: Element): Nodes[] {
  return (element.children as Nodes[])
    .filter((child) => !isInvisible(child))
    .flatMap((child): Nodes[] => {
      if (child.type !== 'paragraph') return [child];
      const visible = (child.children as Nodes[]).filter((inner) => !isInvisible(inner));
      return visible.every(isElement) ? visible : [child];
    });
}
