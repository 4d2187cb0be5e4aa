import type { ComponentDefinition } from './componentDefinition';

export const Checklist: ComponentDefinition = {
  purpose:
    'Lists whose items a reader ticks. The browser keeps the ticks under `name`, each until the text of its item changes.',
  example: `<Checklist name="launch">

- The backups run daily.
- The alerts reach someone.

</Checklist>`,
  props: { name: { type: 'string', required: true } },
  children: 'required',
  module: '@site/src/features/checklist',
  toMarkdown: (element, { blocks }) => blocks(element),
};
