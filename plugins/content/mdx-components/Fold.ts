import type { ComponentDefinition } from './componentDefinition';

export const Fold: ComponentDefinition = {
  purpose: 'The parts of a nested value, folded until a reader wants them.',
  example: `<Fold summary="Fields of results">

Each result has an id.

</Fold>`,
  props: { summary: { type: 'string', required: true, text: 'prose' } },
  children: 'required',
  isGenerated: true,
  toMarkdown: (element, { blocks }) => blocks(element),
};
