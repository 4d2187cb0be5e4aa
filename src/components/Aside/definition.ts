import { paragraph, strong } from '../../lib/mdast';
import type { ComponentDefinition } from '../definition';

export const Aside = {
  purpose:
    'A fact next to the path, at most two a page. A warning is for lost data, lost money or a security hole.',
  example: `<Aside type="warning" title="Deleting can't be undone">

Export your data first.

</Aside>`,
  props: {
    type: { type: 'enum', values: ['note', 'tip', 'warning', 'beta'], required: true },
    title: { type: 'string', required: true, text: 'prose' },
  },
  toMarkdown: (element, { blocks, requiredProp }) => {
    const title = paragraph(strong(requiredProp(element, 'title')));
    return [{ type: 'blockquote', children: [title, ...blocks(element)] as never }];
  },
} as const satisfies ComponentDefinition;
