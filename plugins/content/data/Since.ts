import type { ComponentDefinition } from '../../../src/components/definition';
import { paragraph, text } from '../../../src/lib/mdast/markdownNodes';

export const Since: ComponentDefinition = {
  purpose:
    'The release of the package that something arrived in, after its name: in text, in a heading or in a cell. Around a section or several paragraphs, it marks all of them.',
  example: 'Mutations can store files <Since version="1.48.0" />.',
  props: { version: { type: 'string', required: true, text: 'detail' } },
  children: 'optional',
  isInline: true,
  toMarkdown: (element, { blocks, requiredProp }) => {
    const version = requiredProp(element, 'version');
    const [first, ...rest] = blocks(element);
    if (first === undefined) {
      const mark = text(`(since ${version})`);
      return [element.type === 'mdxJsxFlowElement' ? paragraph(mark) : mark];
    }
    if (first.type !== 'heading') return [paragraph(text(`Since ${version}:`)), first, ...rest];
    const children = [...first.children, text(` (since ${version})`)];
    return [{ ...first, children }, ...rest];
  },
};
