import { paragraph, strong, text } from '../../lib/mdast';
import { type ComponentDefinition, inside } from '../definition';

const response = `<Response status="200" title="The project">

Its id and its name.

</Response>`;

export const Responses = {
  purpose: 'What an HTTP operation may return.',
  example: inside('Responses', response),
  isGenerated: true,
  module: '@site/plugins/reference/http/ui',
  toMarkdown: (element, { blocks, parts, requiredProp }) =>
    parts(element, 'Response').flatMap((part) => {
      const title = text(` ${requiredProp(part, 'title')}`);
      return [paragraph(strong(requiredProp(part, 'status')), title), ...blocks(part)];
    }),
} as const satisfies ComponentDefinition;

export const Response = {
  purpose: 'One status of an HTTP operation, which unfolds to its body.',
  example: response,
  props: {
    status: { type: 'string', required: true, text: 'detail' },
    title: { type: 'string', required: true, text: 'prose' },
    failed: { type: 'boolean' },
    open: { type: 'boolean' },
  },
  isGenerated: true,
  module: '@site/plugins/reference/http/ui',
  parent: 'Responses',
} as const satisfies ComponentDefinition;
