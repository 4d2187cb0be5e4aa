import type { ComponentDefinition } from '../definition';

export const Fold = {
  purpose:
    'What most readers skip, folded until they want it: an alternative, an explanation, the parts of a nested value.',
  example: `<Fold summary="JavaScript instead of TypeScript">

Add \`--js\` to the command.

</Fold>`,
  props: { summary: { type: 'string', required: true, text: 'prose' } },
} as const satisfies ComponentDefinition;
