import type {
  BlockContent,
  Blockquote,
  DefinitionContent,
  Emphasis,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/**
 * Calls back for a node and its descendants in reading order. It is faster than `unist-util-visit` on many
 * pages.
 */
export function walk(node: Nodes, callback: (node: Nodes) => void): void {
  callback(node);
  if ('children' in node) for (const child of node.children) walk(child, callback);
}

/** The plain text of a node and its descendants, as Docusaurus reads it for heading ids. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node && typeof node.alt === 'string') return node.alt;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export function isComment(node: Nodes): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  return /^\s*(?:\/\*[\s\S]*\*\/\s*)+$/.test(node.value);
}

/** Whether a node is invisible: white space, a comment or front matter. */
export function isInvisible(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type === 'paragraph') return node.children.every(isInvisible);
  return node.type === 'yaml' || isComment(node);
}

/** Formats a list as `a, b or c`. */
export function orList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

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

/** A JSX element, which is a block unless its type says otherwise. */
export function jsxElement<Type extends Element['type'] = 'mdxJsxFlowElement'>(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Nodes[] = [],
  type = 'mdxJsxFlowElement' as Type,
): Extract<Element, { type: Type }> {
  const list = Object.entries(attributes).map(([key, value]) => jsxAttribute(key, value));
  return { type, name, attributes: list, children } as Extract<Element, { type: Type }>;
}

export function jsxAttribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

type Flow = BlockContent | DefinitionContent;

/** Plain text. Characters that Markdown would read as markup are escaped on output. */
export function text(value: string): Text {
  return { type: 'text', value };
}

export function strong(value: string): Strong {
  return { type: 'strong', children: [text(value)] };
}

/** Quiet text, which needs no component and, without a class, no style. */
export function small(value: string, className?: string): Emphasis {
  const hProperties = className && { hProperties: { className: [className] } };
  return { type: 'emphasis', data: { hName: 'small', ...hProperties }, children: [text(value)] };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function quote(value: string): Blockquote {
  return { type: 'blockquote', children: [paragraph(text(value))] };
}

/** A list item that starts with `start`. The first paragraph of the content continues on the same line. */
export function item(start: PhrasingContent[], content: readonly RootContent[] = []): ListItem {
  const [first, ...rest] = content;
  const isLine = first?.type === 'paragraph';
  const line = paragraph(...start, ...(isLine ? [text(': '), ...first.children] : []));
  return {
    type: 'listItem',
    spread: false,
    children: [line, ...((isLine ? rest : content) as Flow[])],
  };
}

export function bullets(children: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children };
}
