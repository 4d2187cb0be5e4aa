import type { ComponentDefinition } from '../../components/definition';

export const RequestPanel: ComponentDefinition = {
  purpose:
    'The request to an HTTP operation, the form that sends it, and an example of the response. On wide screens it is next to the article.',
  example: `<RequestPanel>

The request.

</RequestPanel>`,
  props: {},
  children: 'required',
  isGenerated: true,
  module: '@site/src/features/try-it',
  toMarkdown: (element, { blocks }) => blocks(element),
};

export const RequestSamples: ComponentDefinition = {
  purpose: 'The `Tabs` with a request in several languages, which follow what a reader enters.',
  example: `<RequestSamples>

The request.

</RequestSamples>`,
  props: {},
  children: 'required',
  isGenerated: true,
  module: '@site/src/features/try-it',
  toMarkdown: (element, { blocks }) => blocks(element),
};
