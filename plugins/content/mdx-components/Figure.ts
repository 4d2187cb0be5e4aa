import { type Element, isElement } from '../elements';
import { paragraph, text } from '../markdownNodes';
import { textOf } from '../text';
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
