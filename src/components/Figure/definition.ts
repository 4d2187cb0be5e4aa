import type { Nodes, RootContent } from 'mdast';
import {
  attributeText,
  type Element,
  isElement,
  paragraph,
  text,
  textOf,
  walk,
} from '../../lib/mdast';
import type { ComponentDefinition } from '../definition';

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

/** The numbers in a drawing, and the steps that its parts belong to: `data-step="1 2"`. */
function readDrawing(content: readonly Nodes[]) {
  const numbers = new Set<number>();
  const steps = new Set<number>();
  walk({ type: 'root', children: content as RootContent[] }, (inner) => {
    if (!isElement(inner)) return;
    if (attributeText(inner, 'className') === 'digit') numbers.add(Number(textOf(inner)));
    for (const step of attributeText(inner, 'data-step')?.split(' ') ?? []) steps.add(Number(step));
  });
  const sorted = [...numbers].sort((a, b) => a - b);
  return { numbers: sorted, unknown: [...steps].filter((step) => !numbers.has(step)) };
}

/** As many numbers as the style sheet of figures lets readers choose. */
const maxNumbers = 6;

/** How many numbers the list below a drawing explains. */
function explainedBy(content: readonly Nodes[]): number {
  const list = content.find((node) => node.type === 'list');
  return list?.type === 'list' && list.ordered ? list.children.length : 0;
}

export const Figure = {
  purpose:
    'A drawing as SVG with a title and a description, then a numbered list that explains its numbers. Arrows have the numbers they belong to in `data-step`: a reader who chooses an item of the list sees only its arrows.',
  example: `<Figure caption="A query and the table it reads.">

<svg className="drawing" viewBox="0 0 320 64" role="img" aria-labelledby="reads-title">
  <title id="reads-title">A query reads a table</title>
  <path className="path" data-step="1" d="M64 32H256" />
  <circle className="dot" cx="160" cy="32" r="9" />
  <text className="digit" x="160" y="36">1</text>
</svg>

1. The query runs in the database.

</Figure>`,
  props: { caption: { type: 'string', required: true, text: 'prose' } },
  module: '@site/src/components/Figure/Figure',
  checkContent: (content) => {
    const { numbers, unknown } = readDrawing(content);
    const explained = explainedBy(content);
    const isComplete =
      numbers.length === explained && numbers.every((number, index) => number === index + 1);
    if (unknown.length > 0) {
      return {
        rule: 'figure-steps',
        message: `data-step is ${unknown.join(', ')}, but the drawing has no such number. Use its numbers, separated by spaces.`,
      };
    }
    if (numbers.length > maxNumbers) {
      return {
        rule: 'figure-numbers',
        message: `The drawing has ${numbers.length} numbers, and readers can choose ${maxNumbers}. Draw two figures.`,
      };
    }
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
} as const satisfies ComponentDefinition;
