import type { ComponentDefinition } from '../../components/definition';

export const TryIt: ComponentDefinition = {
  purpose: 'A form that sends a request to an HTTP operation.',
  example: '<TryIt operation={{"method": "GET"}} />',
  props: { operation: { type: 'json', required: true } },
  children: 'none',
  isGenerated: true,
  module: '@site/src/features/try-it',
  // A form has no equivalent in Markdown.
  toMarkdown: () => [],
};
