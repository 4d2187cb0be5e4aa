import type { Nodes } from 'mdast';
import { attributeText, type Element, isElement } from '../elements';
import { paragraph, text } from '../markdownNodes';
import { textOf } from '../text';
import { walk } from '../walk';
import type { ComponentDefinition } from './types';

/** The text that describes a drawing to readers who can't see it. */
function describe(svg: Element): string {
  const words = svg.children
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child): child is Element => isElement(child))
    .filter(({ name }) => name === 'title' || name === 'desc')
    .map((child) => textOf(child).trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');
  return words.map((word) => (/[.!?]$/.test(word) ? word : `${word}.`)).join(' ');
}

/** The numbers in a drawing, each once and in order. */
function numbersOf(content: readonly Nodes[]): number[] {
  const numbers = new Set<number>();
  for (const node of content) {
    walk(node, (inner) => {
      if (!isElement(inner) || attributeText(inner, 'className') !== 'digit') return;
      numbers.add(Number(textOf(inner)));
    });
  }
  return [...numbers].sort((a, b) => a - b);
}

/** How many numbers the list below a drawing explains. */
function explainedBy(content: readonly Nodes[]): number {
  const list = content.find((node) => node.type === 'list');
  return list?.type === 'list' && list.ordered ? list.children.length : 0;
}

export const Figure: ComponentDefinition = {
  purpose:
    'A drawing as SVG with a title and a description, then a numbered list that explains its numbers.',
  example: `<Figure caption="A query and the tables it reads.">

<svg className="drawing" viewBox="0 0 320 64" role="img" aria-labelledby="reads-title">
  <title id="reads-title">A query reads two tables</title>
  <circle className="box" cx="32" cy="32" r="8" />
</svg>

1. The query runs in the database.

</Figure>`,
  props: { caption: { type: 'string', required: true, text: 'prose' } },
  children: 'required',
  module: '@site/src/components/figure',
  checkContent: (content) => {
    const numbers = numbersOf(content);
    const explained = explainedBy(content);
    const isComplete =
      numbers.length === explained && numbers.every((number, index) => number === index + 1);
    if (numbers.length === 0 || isComplete) return undefined;
    return {
      rule: 'figure-numbers',
      message: `The drawing has the numbers ${numbers.join(', ')}, and its list explains ${explained}. Number from 1, with one list item for each.`,
    };
  },
  toMarkdown: (element, { blocks, fail, requiredProp }) => {
    const drawings = element.children.filter((child): child is Element => isElement(child));
    const words = drawings
      .filter(({ name }) => name === 'svg')
      .map(describe)
      .join(' ');
    if (words === '') {
      return fail(
        element,
        '<Figure> has no <svg> with a <title>. Add one for readers who cannot see it.',
      );
    }
    const caption = text(requiredProp(element, 'caption'));
    const rest = { ...element, children: element.children.filter((child) => !isElement(child)) };
    return [
      paragraph({ type: 'emphasis', children: [caption] }),
      paragraph(text(`Diagram: ${words}`)),
      ...blocks(rest as Element),
    ];
  },
};
