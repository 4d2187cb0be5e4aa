import type { ComponentDefinition } from '../../components/definition';

export const ErrorFinder: ComponentDefinition = {
  purpose: 'A box that finds the entry of an error that a reader pastes, on the page of errors.',
  example: '<ErrorFinder />',
  props: {},
  children: 'none',
  module: '@site/src/features/error-finder',
  // A form has no equivalent in Markdown.
  toMarkdown: () => [],
};
