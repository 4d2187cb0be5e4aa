import { paragraph, strong } from '../../lib/mdast';
import type { ComponentDefinition } from '../definition';

export const Tabs = {
  purpose:
    'The same thing for several audiences. All tabs with the same group follow the reader, who chooses once.',
  example: `<Tabs group="framework">

<Tab label="React">

Wrap your app in a provider.

</Tab>

<Tab label="Vue">

Install a plugin.

</Tab>

</Tabs>`,
  props: { group: { type: 'string', required: true } },
  toMarkdown: (element, { blocks, parts, requiredProp }) =>
    parts(element, 'Tab').flatMap((tab) => [
      paragraph(strong(requiredProp(tab, 'label'))),
      ...blocks(tab),
    ]),
} as const satisfies ComponentDefinition;

export const Tab = {
  purpose: 'What one audience reads, under its label.',
  example: `<Tab label="React">

Wrap your app in a provider.

</Tab>`,
  props: { label: { type: 'string', required: true, text: 'prose' } },
  parent: 'Tabs',
} as const satisfies ComponentDefinition;
