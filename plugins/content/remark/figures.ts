import type { List, ListItem, Nodes, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import {
  attributeText,
  contentOf,
  type Element,
  isElement,
  text,
  textOf,
} from '../../../src/lib/mdast';

function attributes(values: Record<string, string>): Element['attributes'] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

/** A radio button in the label that chooses it. */
function choice(
  group: string,
  value: string,
  content: PhrasingContent[],
  more: Record<string, string> = {},
): MdxJsxTextElement {
  const input: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'input',
    attributes: attributes({ type: 'radio', name: group, value }),
    children: [],
  };
  return {
    type: 'mdxJsxTextElement',
    name: 'label',
    attributes: attributes(more),
    children: [input, ...content],
  };
}

function addChoice({ children }: ListItem, group: string, value: string): void {
  const [first] = children;
  if (first?.type === 'paragraph') first.children = [choice(group, value, first.children)];
}

/** Gives each number in a drawing, and the dot before it, the step that it stands for. */
function markNumbers(svg: Element): void {
  let dot: Element | undefined;
  visit(svg as Nodes, (node) => {
    if (!isElement(node)) return;
    const kind = attributeText(node, 'className');
    if (kind === 'dot') dot = node;
    if (kind !== 'digit') return;
    const step = attributes({ 'data-step': textOf(node).trim() });
    dot?.attributes.push(...step);
    node.attributes.push(...step);
  });
}

function isLegend(node: Nodes): node is List {
  return node.type === 'list' && node.ordered === true;
}

/**
 * A remark plugin that lets readers choose an item of a figure's legend: what belongs to it in the drawing, which is
 * marked with `data-step`, stays, and the other steps fade. The style sheet does it, so it works without scripts, and
 * as long as nothing is chosen, and in print, the drawing is complete.
 */
export function figureSteps() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (figure) => {
      if (figure.name !== 'Figure') return;
      const svg = contentOf(figure).find((node): node is Element => isElement(node));
      const legend = figure.children.find(isLegend);
      const group = svg && attributeText(svg, 'aria-labelledby')?.split(' ')[0];
      if (!svg || !legend || group === undefined) return;
      markNumbers(svg);
      legend.children.forEach((item, index) => {
        addChoice(item, group, String(index + 1));
      });
      const all = choice(group, '', [text('Show all')], { 'data-markdown-ignore': '' });
      const box: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: attributes({ role: 'group', 'aria-label': 'Steps', 'data-static': '' }),
        children: [legend, { ...all, type: 'mdxJsxFlowElement' } as MdxJsxFlowElement],
      };
      figure.children.splice(figure.children.indexOf(legend), 1, box);
    });
  };
}

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
