import type { ComponentDefinition } from './componentDefinition';

export const OptionFilter: ComponentDefinition = {
  purpose:
    'A field above the commands it contains, which leaves the options (`Parameter`) that contain what a reader types.',
  example: `<OptionFilter>

## \`npx convex logs\` {/* #logs */}

<Parameters>

<Parameter name="--success">

Whether to show calls that succeeded.

</Parameter>

</Parameters>

</OptionFilter>`,
  props: {},
  children: 'required',
  module: '@site/src/features/option-filter',
  isGenerated: true,
  toMarkdown: (element, { blocks }) => blocks(element),
};
