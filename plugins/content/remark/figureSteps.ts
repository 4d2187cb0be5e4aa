import type { List, ListItem, Nodes, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { attributeText, contentOf, type Element, isElement } from '../../../src/lib/mdast/elements';
import { text } from '../../../src/lib/mdast/markdownNodes';
import { textOf } from '../../../src/lib/mdast/text';

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
