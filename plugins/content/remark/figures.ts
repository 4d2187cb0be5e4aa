import type { List, ListItem, Nodes, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  attributeText,
  contentOf,
  type Element,
  isElement,
  jsxAttribute,
  jsxElement,
  text,
  textOf,
} from '../../../src/lib/mdast';

/** A radio button in the label that chooses it. */
function choice<Type extends Element['type']>(
  type: Type,
  group: string,
  value: string,
  content: PhrasingContent[],
  more: Record<string, string> = {},
) {
  const radio = { type: 'radio', name: group, value };
  const input = jsxElement('input', radio, [], 'mdxJsxTextElement');
  return jsxElement('label', more, [input, ...content], type);
}

function addChoice({ children }: ListItem, group: string, value: string): void {
  const [first] = children;
  if (first?.type === 'paragraph') {
    first.children = [choice('mdxJsxTextElement', group, value, first.children)];
  }
}

/** Gives each number in a drawing, and the dot before it, the step that it stands for. */
function markNumbers(svg: Element): void {
  let dot: Element | undefined;
  visit(svg as Nodes, (node) => {
    if (!isElement(node)) return;
    const kind = attributeText(node, 'className');
    if (kind === 'dot') dot = node;
    if (kind !== 'digit') return;
    const step = jsxAttribute('data-step', textOf(node).trim());
    dot?.attributes.push(step);
    node.attributes.push(step);
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
      const ignored = { 'data-markdown-ignore': '' };
      const all = choice('mdxJsxFlowElement', group, '', [text('Show all')], ignored);
      const role = { role: 'group', 'aria-label': 'Steps', 'data-static': '' };
      const box = jsxElement('div', role, [legend, all]);
      figure.children.splice(figure.children.indexOf(legend), 1, box);
    });
  };
}

function splitComment(content: PhrasingContent[]): PhrasingContent[] {
  const [name, ...rest] = content;
  if (name?.type !== 'text') return name === undefined ? [] : [name, ...wrapComment(rest)];
  const [, file = '', comment = ''] = /^(\S+)\s*([\s\S]*)$/.exec(name.value) ?? [];
  return [text(file), ...wrapComment(comment === '' ? rest : [text(comment), ...rest])];
}

/** The space keeps name and comment apart where a program extracts the text. */
const wrapComment = (children: PhrasingContent[]): PhrasingContent[] =>
  children.length === 0 ? [] : [text(' '), { type: 'emphasis', children }];

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
