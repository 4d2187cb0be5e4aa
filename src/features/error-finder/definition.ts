import type { ComponentDefinition } from '../../components/definition';

export const ErrorFinder: ComponentDefinition = {
  purpose: 'A box that finds the entry of an error that a reader pastes, on the page of errors.',
  example: '<ErrorFinder />',
  children: 'none',
  module: '@site/src/features/error-finder',
  // A form has no equivalent in Markdown.
  toMarkdown: () => [],
};

export const ErrorEntries: ComponentDefinition = {
  purpose: 'Many errors below each other, each with its heading, cause and fix.',
  example: `<ErrorEntries>

### \`Index <table>.<index> not found\` {/* #index-not-found */}

**Cause.** The schema does not have this index.

**Fix.** Add it and push.

</ErrorEntries>`,
  module: '@site/src/features/error-finder',
};
